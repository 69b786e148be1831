import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { isPressName, presses } from '#print/colour/press-condition.ts';
import { type PrintShop, shopMargins } from '#print/profile/print-shop.ts';
import { profilePresets } from '#print/profile/profile-presets.ts';
import { useLengths } from '../../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';

type PresetName = keyof typeof profilePresets;

/** The presets as print shops, the default first. */
export const presetPrintShops: readonly PrintShop[] = Object.entries(profilePresets).map(
  ([id, settings]) => ({
    id,
    settings,
  }),
);

function isPreset(id: string): id is PresetName {
  return Object.hasOwn(profilePresets, id);
}

/** The name of a print shop, the standard and condition of its files, and what it asks for in one line. */
export function usePrintShopTexts(format: Card['format']) {
  const { shops: t } = useTexts('pdf');
  const { length } = useLengths(format);

  function press({ settings: { icc = 'FOGRA39' } }: PrintShop): string {
    return isPressName(icc) ? t.presses[icc] : icc;
  }

  return {
    name: ({ id, settings }: PrintShop): string =>
      isPreset(id) ? t.presets[id] : (settings.name ?? t.unnamed),
    /** The name of the printing condition in the file. */
    condition: ({ settings: { icc = 'FOGRA39' } }: PrintShop): string =>
      isPressName(icc) ? presses[icc].identifier : icc,
    standard: ({ settings: { standard } }: PrintShop): string =>
      standard === 'X-1a' ? 'PDF/X-1a' : 'PDF/X-4',
    detail(shop: PrintShop): string {
      const { bleed } = guidesOf(resolveFormat({ format }), shopMargins(shop));
      const { marks, standard, text } = shop.settings;
      return [
        t.bleed(length(-bleed.x)),
        ...(standard === 'X-1a' ? ['PDF/X-1a'] : []),
        ...(text === 'outlines' ? [t.outlines] : []),
        ...(marks ? [t.marks] : []),
        press(shop),
      ].join(' · ');
    },
  };
}
