import { useRef } from 'react';
import type { Card } from '#domain/card/card.ts';
import { backKinds, type CardBack } from '#domain/card/card-back.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

type Kind = CardBack['kind'] | 'blank';

/** What the back shows. A kind that is chosen again has what it had before. */
export function KindRow() {
  const { back: words } = useMessages();
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
      back: kind === 'blank' ? null : (before.current.get(kind) ?? newBack(kind, card)),
    });
  }

  return (
    <SegmentedChoice
      label={words.contents}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      onChange={choose}
      className="max-tablet:h-auto! max-tablet:flex-wrap max-tablet:gap-y-2 max-tablet:children:h-10 max-tablet:children:basis-[30%] wide:children:px-2"
    />
  );
}

/** A second card starts with the texts of the front. */
function newBack(kind: CardBack['kind'], card: Card): CardBack {
  switch (kind) {
    case 'look':
    case 'logo':
      return { kind };
    case 'qr':
      return { kind, qr: { content: 'vcard' } };
    case 'text':
      return { kind, message: { text: '' } };
    case 'card':
      return { kind, content: frontTexts(card) };
  }
}

/** The texts of the front that are not empty. */
export function frontTexts(card: Card): Extract<CardBack, { kind: 'card' }>['content'] {
  return Object.fromEntries(Object.entries(card.content).filter(([, text]) => text));
}
