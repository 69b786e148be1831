import { inkText, parseInkText } from '#print/colour/exact-inks.ts';
import type { ProfileSettings } from '#print/profile/profile-settings.ts';

/** The inputs of the form as they are typed. An empty number or file name is that of the Standard profile. */
export type PrintShopFormValues = {
  name: string;
  standard: 'X-4' | 'X-1a';
  bleedMm: string;
  safeMm: string;
  marks: boolean;
  icc: string;
  inkLimit: string;
  text: 'fonts' | 'outlines';
  fileName: string;
  cornersMm: string;
  /** Exact inks in one line. */
  inks: string;
  /** The name of the plate; empty without a finishing. */
  finishingPlate: string;
  finishingParts: readonly string[];
};

export function formValues(settings: ProfileSettings): PrintShopFormValues {
  const typed = (number: number | undefined) => (number === undefined ? '' : String(number));
  return {
    name: settings.name ?? '',
    standard: settings.standard ?? 'X-4',
    bleedMm: typed(settings.bleedMm),
    safeMm: typed(settings.safeMm),
    marks: settings.marks ?? false,
    icc: settings.icc ?? 'FOGRA39',
    inkLimit: typed(settings.inkLimit),
    text: settings.text ?? 'fonts',
    fileName: settings.fileName ?? '',
    cornersMm: typed(settings.cornersMm),
    inks: inkText(settings.inks ?? []),
    finishingPlate: settings.finishing?.plate ?? '',
    finishingParts: settings.finishing?.parts ?? [],
  };
}

/** The settings of the typed values, not validated yet. `embedIcc` has no input and stays as it was. */
export function settingsOf(values: PrintShopFormValues, before: ProfileSettings): Record<string, unknown> {
  const number = (name: 'bleedMm' | 'safeMm' | 'inkLimit' | 'cornersMm') =>
    values[name].trim() === '' ? {} : { [name]: Number(values[name].replace(',', '.')) };
  return {
    name: values.name.trim(),
    standard: values.standard,
    ...number('bleedMm'),
    ...number('safeMm'),
    marks: values.marks,
    icc: values.icc,
    ...number('inkLimit'),
    text: values.text,
    ...number('cornersMm'),
    // A text of another form is no list, which the validation refuses.
    ...(values.inks.trim() !== '' && { inks: parseInkText(values.inks) }),
    ...((values.finishingPlate.trim() !== '' || values.finishingParts.length > 0) && {
      finishing: { plate: values.finishingPlate.trim(), parts: values.finishingParts },
    }),
    ...(before.embedIcc !== undefined && { embedIcc: before.embedIcc }),
    ...(values.fileName.trim() !== '' && { fileName: values.fileName.trim() }),
  };
}
