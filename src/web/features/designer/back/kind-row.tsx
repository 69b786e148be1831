import { useRef } from 'react';
import { backKinds, type CardBack } from '#domain/card/card-back.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { newBack } from './new-back.ts';

type Kind = CardBack['kind'] | 'blank';

/** What the back shows. A kind that is chosen again has what it had before. */
export function KindRow() {
  const { back: t } = useTexts();
  const editor = useEditor();
  const value = useDraft(({ card }) => card.back?.kind ?? 'blank');
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  const kinds: readonly Kind[] = [
    'blank',
    ...backKinds.filter((kind) => kind !== 'look' || hasLook || kind === value),
  ];
  const before = useRef(new Map<Kind, CardBack>());

  function choose(kind: Kind) {
    const { card } = editor.get().present;
    if (card.back) before.current.set(card.back.kind, card.back);
    editor.patchCard({
      back:
        kind === 'blank'
          ? null
          : (before.current.get(kind) ?? newBack(kind, card, t.aboveExample, cardFonts.get().looks)),
    });
  }

  return (
    <SegmentedChoice
      label={t.contents}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
      onChange={choose}
      className="max-tablet:h-auto! max-tablet:flex-wrap max-tablet:gap-y-2 max-tablet:children:h-10 max-tablet:children:basis-[30%] wide:children:px-2"
    />
  );
}
