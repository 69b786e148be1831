import { Copy } from 'lucide-react';
import { isBlank } from '#domain/card/card.ts';
import { allowsLineBreaks } from '#domain/card/line-breaks.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { isOptionalField, type TextField, textFields } from '#domain/card/text-fields.ts';
import { typeText } from '#editor/hand/side-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useCardColours } from '../core/controls/card-colours.ts';
import { FieldRow, RowText } from '../core/controls/field-row.tsx';
import { FormGroup } from '../core/controls/form-group.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { type BackOf, changeBack, useBackOf } from './change-back.ts';
import { frontTexts } from './new-back.ts';

/** The texts of a second card, each marked while it equals that of the front. */
export function SecondCard() {
  const { secondCard: t } = useTexts().back;
  const editor = useEditor();
  const back = useBackOf('card');
  const front = useDraft(({ card }) => card);
  if (!back) return null;
  const shown = textFields.filter(
    (field) =>
      !isOptionalField(field) || front.content[field] !== undefined || back.content[field] !== undefined,
  );
  const isSame = (field: TextField) =>
    !isBlank(back.content[field] ?? '') && back.content[field] === front.content[field];
  const same = shown.filter(isSame);
  return (
    <FormGroup title={t.title}>
      <p className="text-xs text-muted-foreground">{t.note}</p>
      <div className="flex flex-wrap items-center gap-3 pb-1">
        <Button
          variant="outline"
          size="sm"
          icon={<Copy aria-hidden size={14} strokeWidth={1.75} />}
          onClick={() => changeBack(editor, 'card', (of) => ({ ...of, content: frontTexts(front) }))}
        >
          {t.copy}
        </Button>
        <span role="status" className="text-xs text-muted-foreground">
          {same.length > 0 && t.same(same.length)}
        </span>
      </div>
      {shown.map((field) => (
        <SecondCardRow key={field} field={field} back={back} isSame={same.includes(field)} />
      ))}
    </FormGroup>
  );
}

type SecondCardRowProps = { field: TextField; back: BackOf<'card'>; isSame: boolean };

function SecondCardRow({ field, back, isSame }: SecondCardRowProps) {
  const { back: t, editor: editorWords } = useTexts();
  const editor = useEditor();
  const frontText = useDraft(({ card }) => card.content[field]);
  const frontColour = useDraft(({ card }) => resolveCard(card).colours[field]);

  function changeColour(hex: string) {
    const change = (of: BackOf<'card'>) => ({ ...of, colours: { ...of.colours, [field]: hex } });
    changeBack(editor, 'card', change, `${field} colour`);
  }

  return (
    <FieldRow
      label={editorWords.fields[field]}
      renderText={(attributes) => (
        <RowText
          {...attributes}
          name={`back-${field}`}
          placeholder={frontText || editorWords.examples[field]}
          autoComplete="off"
          text={back.content[field] ?? ''}
          canBreak={allowsLineBreaks(field)}
          onTextChange={(typed) => typeText(editor, 'back', field, typed)}
        />
      )}
      colour={back.colours?.[field] ?? frontColour}
      onColourChange={changeColour}
      note={isSame ? t.secondCard.isSame : undefined}
      cardColours={useCardColours()}
      messages={editorWords.style}
    />
  );
}
