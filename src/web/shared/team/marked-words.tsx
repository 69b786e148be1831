import { changedWords } from '#people/batch/changed-words.ts';

/** Two texts, word by word: gone words are crossed out, new ones marked. For the eye; say both texts to readers. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return changedWords(before, after).map(({ kind, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <span key={index}>
      {kind === 'same' && text}
      {kind === 'removed' && <del>{text}</del>}
      {kind === 'added' && (
        <ins className="rounded-xs bg-success-soft px-0.5 text-foreground no-underline">{text}</ins>
      )}{' '}
    </span>
  ));
}
