import type { Card, CardPatch } from '#domain/card/card.ts';
import { type BackText, type BackTextName, type CardBack, isBackText } from '#domain/card/card-back.ts';
import type { RunField, Scene } from '#layout/scene.ts';

/** A text that only a back has; undefined where the back lacks it. */
export function backTextOf(back: CardBack | null, name: BackTextName): BackText | undefined {
  if (back?.kind === 'text') return name === 'message' ? back.message : undefined;
  return back?.kind === 'qr' && name !== 'message' ? back[name] : undefined;
}

/** The change of the font or the colour of a text that only the back has; null if the back lacks it. */
export function backTextPatch(
  back: CardBack | null,
  name: BackTextName,
  change: Partial<BackText>,
): CardPatch | null {
  const changed = { text: '', ...backTextOf(back, name), ...change };
  if (back?.kind === 'text' && name === 'message') return { back: { ...back, message: changed } };
  return back?.kind === 'qr' && name !== 'message' ? { back: { ...back, [name]: changed } } : null;
}

/** The change of the colour of a text; null where it is not chosen. */
export function colourPatch(
  { back }: Card,
  side: Scene['side'],
  field: RunField,
  colour: string,
): CardPatch | null {
  if (isBackText(field)) return side === 'back' ? backTextPatch(back, field, { colour }) : null;
  if (side === 'front') return { style: { colours: { [field]: colour } } };
  if (back?.kind !== 'card') return null;
  return { back: { ...back, colours: { ...back.colours, [field]: colour } } };
}
