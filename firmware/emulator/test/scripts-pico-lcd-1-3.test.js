import { testScripts, testThatAllArePlayed } from '../confidant/script-tests.js';

testScripts('pico-lcd-1-3');
testThatAllArePlayed();
