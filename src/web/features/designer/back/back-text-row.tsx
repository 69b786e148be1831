import type { Card } from '#domain/card/card.ts';
import type { BackText, BackTextName, CardBack } from '#domain/card/card-back.ts';
import { typeText } from '#editor/hand/side-text.ts';
import { backTextColour, groundOfCode } from '#layout/back/back-colours.ts';
import { backFontOf } from '#layout/back/back-texts.ts';
import { type LookLayout, ownBackStyle, shownBackBackground } from '#layout/look-layout.ts';
import { useLooks } from '../../../shared/card/use-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCardColours } from '../core/controls/card-colours.ts';
import { FieldRow, RowText } from '../core/controls/field-row.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { changeBack } from './change-back.ts';

/** Text, font and colour of a text that only the back has. */
export function BackTextRow({ name }: { name: BackTextName }) {
  const { back: t, editor: editorWords } = useTexts();
  const editor = useEditor();
  const looks = useLooks();
  const text = useDraft(({ card }) => (card.back ? textOf(card.back, name) : undefined));
  const font = useDraft(({ card }) => backFontOf(ownBackStyle(card, looks), name, text ?? {}));
  const colour = useDraft(({ card }) =>
    card.back
      ? (text?.colour ?? backTextColour(ownBackStyle(card, looks), groundOfTexts(card, card.back, looks)))
      : '#000000',
  );

  function change(part: Partial<BackText>, step?: string) {
    const changed = { text: '', ...text, ...part };
    changeBack(editor, 'text', (back) => ({ ...back, message: changed }), step);
    changeBack(editor, 'qr', (back) => ({ ...back, [name]: changed }), step);
  }

  return (
    <FieldRow
      label={t[name]}
      renderText={(attributes) => (
        <RowText
          {...attributes}
          name={`back-${name}`}
          placeholder={t[`${name}Example`]}
          autoComplete="off"
          text={text?.text ?? ''}
          canBreak
          onTextChange={(typed) => typeText(editor, 'back', name, typed)}
        />
      )}
      font={font}
      onFontChange={(chosen) => change({ font: chosen })}
      colour={colour}
      onColourChange={(hex) => change({ colour: hex }, `${name} colour`)}
      cardColours={useCardColours()}
      messages={editorWords.style}
    />
  );
}

function textOf(back: CardBack, name: BackTextName): BackText | undefined {
  if (back.kind === 'text') return name === 'message' ? back.message : undefined;
  return back.kind === 'qr' && name !== 'message' ? back[name] : undefined;
}

/** What the texts of a back lie on: the texts of a code are on its plate. */
function groundOfTexts(card: Card, back: CardBack, looks: LookLayout | null): string {
  const background = shownBackBackground(card, back, looks);
  return back.kind === 'qr' ? groundOfCode(background) : background;
}
