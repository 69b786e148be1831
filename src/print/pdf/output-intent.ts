import type { PressCondition } from '../colour/press-condition.ts';
import type { PdfFile } from './pdf-file.ts';
import { plainString, type Reference } from './values.ts';

/** The printing condition of the file's colours, with the already deflated profile. */
export function addOutputIntent(
  file: PdfFile,
  deflatedProfile: Uint8Array,
  { identifier, condition, info }: PressCondition,
): Reference {
  const profile = file.addStream({ N: 4, Filter: '/FlateDecode' }, deflatedProfile);
  return file.add({
    Type: '/OutputIntent',
    S: '/GTS_PDFX',
    OutputConditionIdentifier: plainString(identifier),
    OutputCondition: plainString(condition),
    RegistryName: plainString('http://www.color.org'),
    Info: plainString(info),
    DestOutputProfile: profile,
  });
}
