import { testPowerCuts } from '../confidant/power-cuts.js';

testPowerCuts('pico-lcd-1-3');
