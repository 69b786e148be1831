import { deviceFiles } from '../device-files.ts';

/** The font files that people bring, by font. */
export const fontFiles = deviceFiles('vizitka-fonts');
