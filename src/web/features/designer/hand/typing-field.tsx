import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type TextItem, textStart } from '#editor/hand/card-items.ts';
import type { Box } from '#layout/guides.ts';
import { ptToMm } from '#layout/units.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useItemWords } from './item-words.ts';
import { baselineEm, useTypingFace } from './typing-face.ts';

type TypingFieldProps = {
  item: TextItem;
  bleed: Box;
  text: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** A text field in the place, the face and the size of the letters on the card. */
export function TypingField({ item, bleed, text, onType, onKeyDown, onBlur }: TypingFieldProps) {
  const { id, box, runs } = item;
  const field = useRef<HTMLTextAreaElement>(null);
  const t = useTexts('hand');
  const name = useItemWords().textName(id);
  const [first, second] = runs;
  const family = useTypingFace(first?.face ?? 'Inter 400');
  useEffect(() => field.current?.select(), []);
  if (!first) return null;
  const em = ptToMm(first.sizePt);
  const lineMm = second ? second.y - first.y : em;
  const top = first.y - baselineEm * em - (lineMm - em) / 2;
  const [left, lines] = [textStart(first), runs.length];
  const widthMm = box.x + box.width - left + em / 2;
  const ofWidth = (mm: number) => `calc(${mm / bleed.width} * 100cqw)`;
  return (
    <textarea
      ref={field}
      aria-label={t.typing(name)}
      rows={lines}
      value={text}
      placeholder={first.isPlaceholder ? first.text : undefined}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      spellCheck={false}
      className="absolute resize-none overflow-hidden rounded-xs bg-transparent p-0 outline-2 outline-offset-3 outline-hand field-sizing-content placeholder:text-current placeholder:opacity-42 focus-visible:shadow-none"
      style={{
        left: `${((left - bleed.x) / bleed.width) * 100}%`,
        top: `${((top - bleed.y) / bleed.height) * 100}%`,
        // Lines end where the card breaks them; a single one grows.
        whiteSpace: lines > 1 ? 'pre-wrap' : 'pre',
        [lines > 1 ? 'width' : 'minWidth']: ofWidth(widthMm),
        fontFamily: family,
        fontSize: ofWidth(em),
        lineHeight: ofWidth(lineMm),
        letterSpacing: `${first.trackingEm}em`,
        color: first.colour,
        caretColor: first.colour,
      }}
    />
  );
}
