import { deviceFiles } from '../files/device-files.ts';

/** The font files that people bring, by font. */
export const fontFiles = deviceFiles('vizitka-fonts');
