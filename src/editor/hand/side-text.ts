import { type Card, type CardPatch, cardTextMax } from '#domain/card/card.ts';
import { type BackTextName, type CardBack, isBackText } from '#domain/card/card-back.ts';
import type { RunField, Scene } from '#layout/scene.ts';
import type { Editor } from '../editor-store.ts';

type Side = Scene['side'];

/** What is typed in a field; null if the side lacks it. */
export function sideText({ content, back }: Card, side: Side, field: RunField): string | null {
  if (side === 'front') return isBackText(field) ? null : (content[field] ?? '');
  if (back === null) return null;
  if (isBackText(field)) return backText(back, field);
  return back.kind === 'card' ? (back.content[field] ?? '') : null;
}

/** The change that types a text in a field; null if the side lacks it. */
export function sideTextPatch({ back }: Card, side: Side, field: RunField, typed: string): CardPatch | null {
  const text = typed.slice(0, cardTextMax);
  if (side === 'front') return isBackText(field) ? null : { content: { [field]: text } };
  if (back === null) return null;
  if (!isBackText(field)) {
    return back.kind === 'card' ? { back: { ...back, content: { ...back.content, [field]: text } } } : null;
  }
  if (back.kind === 'text' && field === 'message')
    return { back: { ...back, message: { ...back.message, text } } };
  if (back.kind === 'qr' && field !== 'message') {
    return { back: { ...back, [field]: { ...back[field], text } } };
  }
  return null;
}

/** Types in a field of a side. Letters typed one after the other are one undo step. */
export function typeText(editor: Editor, side: Side, field: RunField, typed: string): void {
  const patch = sideTextPatch(editor.get().present.card, side, field, typed);
  if (patch) editor.patchCard(patch, side === 'front' ? field : `back ${field}`);
}

function backText(back: CardBack, name: BackTextName): string | null {
  if (back.kind === 'text') return name === 'message' ? back.message.text : null;
  return back.kind === 'qr' && name !== 'message' ? (back[name]?.text ?? '') : null;
}
