import { type MarkdownBlock, parseMarkdown, type TextPart } from '../legal/markdown.ts';

/** A picture of the help: which one, what it shows in words, and the words of its legend. */
export type HelpFigure = { name: string; caption: string; labels: readonly string[] };

export type HelpBlock =
  | Exclude<MarkdownBlock, { kind: 'heading' }>
  | { kind: 'section'; id: string; title: string }
  | { kind: 'steps'; items: TextPart[][] }
  | { kind: 'table'; head: TextPart[][]; rows: TextPart[][][] }
  | { kind: 'tip'; paragraphs: TextPart[][] }
  | { kind: 'figures'; figures: HelpFigure[] };

/** A file of the help: the facts of its front matter, and its text. */
export type HelpText = { facts: Readonly<Partial<Record<string, string>>>; blocks: readonly HelpBlock[] };

const frontMatter = /^---\n([\s\S]*?)\n---\n/;
const figure = /^!\[([^\]]*)\]\(([\w-]+)\)$/;
const section = /^## (.+?) \{#([a-z-]+)\}$/;

/**
 * Reads a file of the help. Beside what legal texts have it knows sections with a fixed id (`## Cut {#cut}`), numbered steps,
 * tables, tips (`> `) and pictures (`![caption](name)`, with its legend as a list right below it; several in one paragraph
 * stand side by side). `fill` gives the value of a placeholder such as `{bleedMm}`.
 */
export function readHelp(source: string, fill: (name: string) => string): HelpText {
  const text = source
    .replaceAll('\r\n', '\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => fill(name))
    .replaceAll(/(\d) (mm|pt|ppi|dpi|%|MB|in)(?![\p{L}\d])/gu, '$1\u00a0$2')
    // A line does not end with a word of one letter, such as a Slovak preposition.
    .replaceAll(/(?<=[\s(])([aikosuvz]) (?=\S)/gi, '$1\u00a0');
  const [head, facts = ''] = frontMatter.exec(text) ?? [''];
  const body = text.slice(head.length);
  return {
    facts: Object.fromEntries(facts.split('\n').map(factOf)),
    blocks: body
      .split(/\n\s*\n/)
      .map((chunk) => chunk.trim())
      .filter(Boolean)
      .flatMap(blocksOf),
  };
}

function factOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

function blocksOf(chunk: string): HelpBlock[] {
  const lines = chunk.split('\n');
  const [first = ''] = lines;
  const [, title, id] = section.exec(first) ?? [];
  if (title && id)
    return [{ kind: 'section', id, title }, ...(lines.length > 1 ? blocksOf(lines.slice(1).join('\n')) : [])];
  if (figure.test(first)) return [{ kind: 'figures', figures: figuresOf(lines) }];
  if (first.startsWith('|')) return [tableOf(lines)];
  if (first.startsWith('> ')) {
    const text = lines.map((line) => line.replace(/^> ?/, '')).join('\n');
    return [{ kind: 'tip', paragraphs: text.split(/\n\s*\n/).map(partsOf) }];
  }
  if (/^\d+\. /.test(first))
    return [
      {
        kind: 'steps',
        items: chunk.split(/\n(?=\d+\. )/).map((item) => partsOf(item.replace(/^\d+\. /, ''))),
      },
    ];
  return parseMarkdown(chunk).filter((block) => block.kind !== 'heading');
}

function figuresOf(lines: readonly string[]): HelpFigure[] {
  const figures: (HelpFigure & { labels: string[] })[] = [];
  for (const line of lines) {
    const [, caption, name] = figure.exec(line) ?? [];
    if (caption !== undefined && name) figures.push({ name, caption, labels: [] });
    else figures.at(-1)?.labels.push(line.replace(/^- /, ''));
  }
  return figures;
}

function tableOf(lines: readonly string[]): HelpBlock {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function cellsOf(row: string): TextPart[][] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => partsOf(cell.trim()));
}

function partsOf(text: string): TextPart[] {
  const [block] = parseMarkdown(text);
  return block?.kind === 'paragraph' ? block.parts : [];
}

/** The words of a block, for the search. */
export function helpBlockText(block: HelpBlock): string {
  const join = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'section':
      return block.title;
    case 'paragraph':
      return join(block.parts);
    case 'list':
    case 'steps':
      return block.items.map(join).join(' ');
    case 'tip':
      return block.paragraphs.map(join).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(join).join(' ');
    case 'figures':
      return block.figures.map(({ caption, labels }) => [caption, ...labels].join(' ')).join(' ');
  }
}
