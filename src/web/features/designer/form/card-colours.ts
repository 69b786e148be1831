import { backgroundOf, colourOf, textFields } from '#domain/card.ts';
import { useDraft } from '../draft/editor.ts';

const most = 6;

/** The colours already on the card, without repeats; the same list until one of them changes. */
export function useCardColours(): readonly string[] {
  const joined = useDraft(({ design }) =>
    [...new Set([...textFields.map((field) => colourOf(design, field)), backgroundOf(design)])]
      .slice(0, most)
      .join(),
  );
  return listOf(joined);
}

const lists = new Map<string, readonly string[]>();

function listOf(joined: string): readonly string[] {
  const list = lists.get(joined) ?? joined.split(',');
  // Only the present list is worth keeping.
  lists.clear();
  lists.set(joined, list);
  return list;
}
