/** A piece of a line: text, emphasised text or a link. */
export type TextPart = { text: string; isStrong?: boolean | undefined; href?: string | undefined };

export type MarkdownBlock =
  | { kind: 'heading'; level: 2 | 3; parts: TextPart[] }
  | { kind: 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; items: TextPart[][] };

const inline = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|<((?:https?:\/\/|mailto:)[^>\s]+)>/g;
/** Pages of the site, web and mail addresses; anything else stays text. */
const safeHref = /^(\/(?!\/)|https:\/\/|http:\/\/|mailto:)/;

/**
 * Reads the small part of Markdown that legal texts need: headings (## and ###), paragraphs, lists, bold text and links.
 * HTML is text, so a file cannot bring scripts in.
 */
export function parseMarkdown(source: string): MarkdownBlock[] {
  return source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((chunk) => blocksOf(chunk.trim()));
}

function blocksOf(chunk: string): MarkdownBlock[] {
  if (chunk === '') return [];
  const lines = chunk.split('\n');
  const [first = '', ...rest] = lines;
  const [, hashes, title = ''] = /^(#{1,3}) +(.+)$/.exec(first) ?? [];
  if (hashes) {
    const heading = { kind: 'heading', level: hashes.length === 3 ? 3 : 2, parts: partsOf(title) } as const;
    return [heading, ...blocksOf(rest.join('\n').trim())];
  }
  if (/^[-*] /.test(first)) {
    const items = chunk.split(/\n(?=[-*] )/).map((item) => partsOf(joined(item.slice(2))));
    return [{ kind: 'list', items }];
  }
  return [{ kind: 'paragraph', parts: partsOf(joined(chunk)) }];
}

/** Two spaces or a backslash at the end of a line are a line break; other lines are joined. */
function joined(text: string): string {
  return text
    .replaceAll(/(?: {2,}|\\)\n\s*/g, '\u2028')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('\u2028', '\n');
}

function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, strong, label, target, bare] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    end = match.index + whole.length;
    const href = target ?? bare;
    if (strong !== undefined) parts.push({ text: strong, isStrong: true });
    else if (href && safeHref.test(href)) parts.push({ text: label ?? href.replace(/^mailto:/, ''), href });
    else parts.push({ text: whole });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text of blocks without marks, for mails. */
export function markdownText(blocks: readonly MarkdownBlock[]): string {
  const line = (parts: readonly TextPart[]) =>
    parts.map(({ text, href }) => (href && !href.includes(text) ? `${text} (${href})` : text)).join('');
  return blocks
    .map((block) =>
      block.kind === 'list' ? block.items.map((item) => `- ${line(item)}`).join('\n') : line(block.parts),
    )
    .join('\n\n');
}
