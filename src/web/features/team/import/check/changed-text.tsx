import type { TextField } from '#domain/card/text-fields.ts';
import { changedWords } from '#people/batch/changed-words.ts';
import { useMessages } from '../../../../shared/i18n/messages-context.tsx';
import { usePeopleTexts } from '../../../../shared/team/use-people-texts.ts';

type Props = { field: TextField; before: string; after: string; more?: number };

/** One text that changed, word by word: gone words are crossed out, new ones marked. Readers hear both texts. */
export function ChangedText({ field, before, after, more = 0 }: Props) {
  const { check: words } = usePeopleTexts();
  const { editor } = useMessages();
  return (
    <>
      <span className="sr-only">{words.changed(editor.fields[field], before, after, more)}</span>
      <span aria-hidden="true">
        {editor.fields[field]}:{' '}
        {changedWords(before, after).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
          <span key={index}>
            {kind === 'same' && text}
            {kind === 'removed' && <del>{text}</del>}
            {kind === 'added' && (
              <ins className="rounded-xs bg-success-soft px-0.5 text-foreground no-underline">{text}</ins>
            )}{' '}
          </span>
        ))}
        {more > 0 && words.moreChanges(more)}
      </span>
    </>
  );
}
