import { useRef } from 'react';
import { type CardDesign, textFields } from '#domain/card/card.ts';
import { backKinds, type CardBack } from '#domain/card/card-back.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';

type Kind = CardBack['kind'] | 'blank';

const kinds: readonly Kind[] = ['blank', ...backKinds];

/** What the back shows. A kind that is chosen again has what it had before. */
export function KindRow() {
  const { back: words } = useMessages();
  const editor = useEditor();
  const value = useDraft(({ design }) => design.back?.kind ?? 'blank');
  const before = useRef(new Map<Kind, CardBack>());

  function choose(kind: Kind) {
    const { design } = editor.get().present;
    if (design.back) before.current.set(design.back.kind, design.back);
    editor.changeDesign({
      back: kind === 'blank' ? null : (before.current.get(kind) ?? newBack(kind, design)),
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
function newBack(kind: CardBack['kind'], design: Partial<CardDesign>): CardBack {
  switch (kind) {
    case 'logo':
      return { kind };
    case 'qr':
      return { kind, qr: { content: 'vcard' } };
    case 'text':
      return { kind, message: { text: '' } };
    case 'card':
      return { kind, content: frontTexts(design) };
  }
}

/** The texts of the front that are not empty. */
export function frontTexts(design: Partial<CardDesign>): Extract<CardBack, { kind: 'card' }>['content'] {
  return Object.fromEntries(textFields.flatMap((field) => (design[field] ? [[field, design[field]]] : [])));
}
