import { testPowerCuts } from '../confidant/power-tests.js';

testPowerCuts('picosystem');
