import { testPowerCuts } from '../confidant/power-cuts.js';

testPowerCuts('picosystem');
