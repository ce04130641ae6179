import { testPowerCuts } from '../confidant/power-tests.js';

testPowerCuts('pico-lcd-1-3');
