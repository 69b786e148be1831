import type { PdfFile } from './pdf-file.ts';
import { plainString, type Reference } from './values.ts';

/** The printing condition of the file's colours, with the already deflated profile. */
export function addOutputIntent(file: PdfFile, deflatedProfile: Uint8Array): Reference {
  const profile = file.addStream({ N: 4, Filter: '/FlateDecode' }, deflatedProfile);
  return file.add({
    Type: '/OutputIntent',
    S: '/GTS_PDFX',
    OutputConditionIdentifier: plainString('FOGRA39'),
    OutputCondition: plainString('Offset, ISO 12647-2:2004/Amd 1, paper type 1 or 2'),
    RegistryName: plainString('http://www.color.org'),
    Info: plainString('ISO Coated v2 300% (basICColor)'),
    DestOutputProfile: profile,
  });
}
