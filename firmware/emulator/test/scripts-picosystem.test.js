import { testScripts } from '../confidant/script-tests.js';

testScripts('picosystem');
