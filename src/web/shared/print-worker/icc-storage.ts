import { deviceFiles } from '../files/device-files.ts';

/** The ICC profiles that people bring, by print shop. */
export const iccFiles = deviceFiles('vizitka-icc');
