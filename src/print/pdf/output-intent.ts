import type { PrintProfile } from '../profile/print-profile.ts';
import type { PdfFile } from './pdf-file.ts';
import { plainString, type Reference } from './values.ts';

/** The printing condition of the file's colours, with the already deflated profile if the file embeds it. */
export function addOutputIntent(
  file: PdfFile,
  deflatedProfile: Uint8Array,
  { press: { identifier, condition, info, isRegistered }, embedIcc }: PrintProfile,
): Reference {
  const profile = embedIcc ? file.addStream({ N: 4, Filter: '/FlateDecode' }, deflatedProfile) : undefined;
  return file.add({
    Type: '/OutputIntent',
    S: '/GTS_PDFX',
    OutputConditionIdentifier: plainString(identifier),
    OutputCondition: plainString(condition),
    RegistryName: isRegistered ? plainString('http://www.color.org') : undefined,
    Info: plainString(info),
    DestOutputProfile: profile,
  });
}
