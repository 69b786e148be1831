import { type Card, type CardPatch, cardTextMax } from '#domain/card/card.ts';
import { type BackTextName, type CardBack, isBackText } from '#domain/card/card-back.ts';
import { allowsLineBreaks, lineBreaksMax, storedLines, typedLines } from '#domain/card/line-breaks.ts';
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
  const text = typedLines(typed, canBreakLine(field) ? lineBreaksMax : 0).slice(0, cardTextMax);
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

/** Whether a text can have line breaks. */
export function canBreakLine(field: RunField): boolean {
  return isBackText(field) || allowsLineBreaks(field);
}

/** Types in a field of a side. Letters typed one after the other are one undo step. */
export function typeText(editor: Editor, side: Side, field: RunField, typed: string): void {
  const patch = sideTextPatch(editor.get().present.card, side, field, typed);
  if (patch) editor.patchCard(patch, side === 'front' ? field : `back ${field}`);
}

/** Ends typing in a field of a side: line breaks with nothing after them are removed. */
export function tidyTyped(editor: Editor, side: Side, field: RunField): void {
  const typed = sideText(editor.get().present.card, side, field);
  if (typed && storedLines(typed) !== typed) typeText(editor, side, field, storedLines(typed));
}

function backText(back: CardBack, name: BackTextName): string | null {
  if (back.kind === 'text') return name === 'message' ? back.message.text : null;
  return back.kind === 'qr' && name !== 'message' ? (back[name]?.text ?? '') : null;
}
