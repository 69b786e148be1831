import type { TextField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MarkedWords } from '../../../../shared/team/marked-words.tsx';

type Props = { field: TextField; before: string; after: string; more?: number };

/** One text that changed, word by word: gone words are crossed out, new ones marked. Readers hear both texts. */
export function ChangedText({ field, before, after, more = 0 }: Props) {
  const { check: t } = useTexts('people');
  const { editor } = useTexts();
  return (
    <>
      <span className="sr-only">{t.changed(editor.fields[field], before || '–', after || '–', more)}</span>
      <span aria-hidden="true">
        {editor.fields[field]}: <MarkedWords before={before} after={after} />
        {more > 0 && t.moreChanges(more)}
      </span>
    </>
  );
}
