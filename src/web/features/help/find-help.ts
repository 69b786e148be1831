import type { HelpTopic } from '#domain/help/help-topics.ts';
import { helpBlockText } from '#domain/help/read-help.ts';
import { foldText } from '#domain/plain-text.ts';
import type { TopicText } from './help-content.ts';

/** A section of a topic that has what was searched for. The part before the first section has no id. */
export type FoundSection = {
  topic: HelpTopic;
  id: string | null;
  title: string;
  section: string | null;
  excerpt: string;
};

type Section = FoundSection & { isNamed: (word: string) => boolean; folded: string };

const shownMax = 8;
const excerptLength = 140;

/** The sections that have every word, whatever accents or case: first those that are named so. At most eight. */
export function findHelp(topics: readonly TopicText[], search: string): FoundSection[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = ({ isNamed }: Section) => words.filter(isNamed).length;
  return topics
    .flatMap(sectionsOf)
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((a, b) => named(b) - named(a))
    .slice(0, shownMax)
    .map(({ isNamed: _, folded: __, ...found }) => found);
}

function sectionsOf({ name, title, description, blocks }: TopicText): Section[] {
  const parts: { id: string | null; section: string | null; texts: string[] }[] = [
    { id: null, section: null, texts: [description] },
  ];
  for (const block of blocks) {
    if (block.kind === 'section') parts.push({ id: block.id, section: block.title, texts: [] });
    else parts.at(-1)?.texts.push(helpBlockText(block));
  }
  return parts.map(({ id, section, texts }) => {
    const text = texts.join(' ').replaceAll(/\s+/g, ' ');
    const heading = foldText(`${title} ${section ?? ''}`);
    return {
      topic: name,
      id,
      title,
      section,
      excerpt:
        text.length > excerptLength ? `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …` : text,
      isNamed: (word) => heading.includes(word),
      folded: `${heading} ${foldText(text)}`,
    };
  });
}
