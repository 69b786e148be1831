import { type Card, type CardPatch, isBlank } from '#domain/card/card.ts';
import type { CardBack, QrBlock } from '#domain/card/card-back.ts';
import { contactFields } from '#domain/card/text-fields.ts';
import { withLook } from '#domain/look/choose-look.ts';
import type { LookLayout } from '../../look-layout.ts';
import type { FindingCode } from '../findings.ts';
import { type CheckedSides, sidesOf } from '../print-checker.ts';
import type { Fix } from './fix.ts';

/** The findings about a part that no side has. A person chooses between their fixes. */
const missingPartCodes = [
  'LOGO_NOT_PRINTED',
  'PICTURE_NOT_PRINTED',
  'TEXT_NOT_PRINTED',
] as const satisfies readonly FindingCode[];

/** Whether a card has a part that no side has. */
export function lacksPart(checked: CheckedSides): boolean {
  return sidesOf(checked).some(({ check }) => check.findings.some(isMissingPart));
}

export function isMissingPart({ code }: { code: FindingCode }): boolean {
  return missingPartCodes.some((missing) => missing === code);
}

/** The logo on the back that the card has; else a back with it: that of the look where it shows it, or the logo alone. */
export function putLogoOnBack({ back }: Card): Fix[] {
  const kind = back ? 'logoOnBack' : 'addBackWithLogo';
  return backsWithLogo(back).map((changed) => ({ kind, change: { back: changed } }));
}

/** The address on a back with nothing else: the front then has room. */
export function putAddressOnBack({ back, content: { street, city } }: Card): Fix[] {
  const address = [street, city].filter((line) => line !== undefined && !isBlank(line));
  if (address.length === 0 || back) return [];
  const message = { text: address.join('\n') };
  return [
    {
      kind: 'addressOnBack',
      change: { content: { street: '', city: '' }, back: { kind: 'text', message } },
    },
  ];
}

/** What a person has typed on a back is never replaced. */
function backsWithLogo(back: CardBack | null): CardBack[] {
  switch (back?.kind) {
    case undefined:
      return [{ kind: 'look' }, { kind: 'logo' }];
    case 'look':
      return [{ ...back, kind: 'logo' }];
    case 'qr':
      return [{ ...back, logo: back.logo ?? {} }];
    case 'logo':
    case 'text':
    case 'card':
      return [];
  }
}

/** Other looks, the most similar first; with a place for the picture if that is what has none. */
export function takeAnotherLook(card: Card, code: FindingCode, looks: LookLayout | null): Fix[] {
  const hasPicture = code === 'PICTURE_NOT_PRINTED';
  return (looks?.similar(card, { hasPicture }) ?? []).map((look) => ({
    kind: 'useLook',
    look,
    showsPicture: hasPicture,
    change: patchOf(card, withLook(card, look)),
  }));
}

/** The cards that `takeAnotherLook` tries, for the font files that they need. */
export function cardsInOtherLooks(card: Card, looks: LookLayout): Card[] {
  return [false, true].flatMap((hasPicture) =>
    looks.similar(card, { hasPicture }).map((look) => withLook(card, look)),
  );
}

export function removePicture(): Fix[] {
  return [{ kind: 'removePicture', change: { picture: undefined } }];
}

/** A contact with all its texts in place of a code without content. */
export function sayContact({ back, content }: Card): Fix[] {
  if (back?.kind !== 'qr' || contactFields.every((field) => isBlank(content[field]))) return [];
  const { value: _, fields: __, ...qr } = back.qr;
  return [
    { kind: 'sayContact', change: { back: { ...back, qr: { ...qr, content: 'vcard' } satisfies QrBlock } } },
  ];
}

/** The change that makes one card of the other. */
function patchOf(before: Card, { style, back }: Card): CardPatch {
  const others = { look: undefined, layout: undefined, background: undefined, typeset: undefined, ...style };
  return {
    back,
    style: {
      ...others,
      fonts: { ...removed(before.style.fonts), ...style.fonts },
      colours: { ...removed(before.style.colours), ...style.colours },
    },
  };
}

/** The values of a record, each removed. */
function removed<Values extends object>(values: Values): { [Key in keyof Values]?: undefined } {
  return Object.fromEntries(Object.keys(values).map((key) => [key, undefined])) as {
    [Key in keyof Values]?: undefined;
  };
}
