import { type ExactInk, spotNames } from '../colour/exact-inks.ts';
import { cutPlate } from '../colour/plate-faults.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import type { PdfDictionary, PdfValue } from './values.ts';

type Inks = ExactInk['cmyk'];

/** What a viewer without the plate shows, in per cent: a finishing in orange, the cut in magenta. */
const fallbacks = { finishing: [0, 50, 100, 0], cut: [0, 100, 0, 0] } as const satisfies Record<string, Inks>;

/** The colour spaces of a profile's own plates, by resource name. */
export function plateSpaces({ inks, cornersMm, finishing }: PrintProfile): PdfDictionary {
  const spots = spotNames(inks).map((name) => [name, inks.find(({ spot }) => spot === name)?.cmyk] as const);
  const plates: (readonly [string, Inks | undefined])[] = [
    ...spots,
    ...(finishing ? [[finishing.plate, fallbacks.finishing] as const] : []),
    ...(cornersMm > 0 ? [[cutPlate, fallbacks.cut] as const] : []),
  ];
  return Object.fromEntries(
    plates.map(([name, cmyk = fallbacks.cut]) => [plateName(name), separation(pdfName(name), cmyk)]),
  );
}

/** The resource name of a plate. */
export function plateName(name: string): string {
  return `Plate${name.replace(/[^A-Za-z0-9]/g, (letter) => `_${letter.charCodeAt(0).toString(16)}`)}`;
}

/** A colour of one plate: its name, and its fallback in CMYK. */
export function separation(name: string, cmyk: Inks): PdfValue {
  const full = cmyk.map((percent) => percent / 100);
  return [
    '/Separation',
    name,
    '/DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: full, N: 1 },
  ];
}

function pdfName(name: string): string {
  return `/${name.replace(/[^A-Za-z0-9]/g, (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}
