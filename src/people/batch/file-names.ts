import { foldText } from '#domain/plain-text.ts';

/** The names of a batch, unless another pattern is chosen. */
export const defaultPattern = '{Branch}/{Full name}.pdf';

/** What a pattern can have in braces. */
export type NamedCard = { row: number; fullName: string; companyName: string; email: string; branch: string };

/** Reserved by Windows, with any ending: CON, CON.txt. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Creates the name of one card after the other. A name that was given before gets a number, whatever its case. */
export function fileNamer(pattern: string): (card: NamedCard) => string {
  const given = new Set<string>();
  return (card) => {
    const path = pathOf(pattern, card);
    for (let count = 1; ; count += 1) {
      const name = `${path}${count === 1 ? '' : ` (${count})`}.pdf`;
      const key = foldText(name);
      if (given.has(key)) continue;
      given.add(key);
      return name;
    }
  };
}

/** The folders and the name of a file without its ending. A text cannot add a folder or leave its own. */
function pathOf(pattern: string, card: NamedCard): string {
  const texts = new Map([
    ['full name', card.fullName],
    ['name', card.fullName],
    ['company', card.companyName],
    ['email', card.email],
    ['branch', card.branch],
    ['row', String(card.row)],
  ]);
  const parts = pattern
    .replace(/\.pdf$/i, '')
    .split(/[/\\]/)
    .map((part) =>
      partOf(part.replace(/\{([^}]*)\}/g, (_, name: string) => texts.get(name.toLowerCase()) ?? '')),
    );
  const name = parts.pop() || `card ${card.row}`;
  return [...parts.filter((folder) => folder !== ''), name].join('/');
}

/** Hidden files, options of a command, and formulas of a spreadsheet that opens the manifest. */
const startsOption = /^[\s.=+@-]+/;

function partOf(text: string): string {
  const safe = text
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(startsOption, '')
    .slice(0, 80)
    .replace(/[\s.\p{Cs}]+$/u, '');
  return safe.replace(reserved, '$&_');
}
