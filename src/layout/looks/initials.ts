import { type Card, type CardContent, isBlank } from '#domain/card/card.ts';
import { contentOnOneLine } from '#domain/card/card-lines.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { legalFormAt } from '../text/legal-form.ts';

/** The letters that stand for a card: of the company, else of the person's family name. Both names of "A & B" count. */
export function initialsOf(content: CardContent): string {
  const { companyName = '', fullName = '' } = contentOnOneLine(content);
  if (!isBlank(companyName)) {
    const [first = '', second = ''] = companyName.split(/\s(?:&|a|and|und|y|et)\s/u);
    // A company of two names has one word each: "Whitcombe & Hale", not "Pražírna a kavárna U Anny".
    const isPair = second !== '' && isOneWord(first) && isOneWord(second);
    return isPair ? `${initialOf(first)}&${initialOf(second)}` : initialOf(companyName);
  }
  return personInitialOf({ fullName });
}

type LetteredCard = Pick<Card, 'content' | 'style'>;

/** The letters that stand for a card: typed ones, else the initials of its names. */
export function cardInitials(card: LetteredCard): string {
  return card.style.initials ?? initialsOfNames(card);
}

/** The letters of a graphic: all, and what stands alone. A portrait has the letter of its person. */
export function drawnInitials(
  card: LetteredCard,
  isPortrait: boolean,
): { initials: string; initial: string } {
  const typed = card.style.initials;
  if (typed !== undefined) return { initials: typed, initial: typed };
  const initials = isPortrait ? personInitialOf(card.content) : initialsOfNames(card);
  return { initials, initial: initials.replace(/&.*$/u, '') };
}

/** The letters of a card's names. In a look with seats titles, legal forms and articles are not names. */
export function initialsOfNames({ content, style }: LetteredCard): string {
  if (!style.look || !hasSeats(style.look)) return initialsOf(content);
  const company = nameOfCompany(content.companyName ?? '');
  return initialsOf({ ...content, ...(!isBlank(company) && { companyName: company }) });
}

const articles = /^(?:the|an?|der|die|das|les?|la|el|il)\s+(?=\S)/iu;
const titlesOrForms = /(?<![\p{L}.])(?:\p{L}{1,6}\.\s*)+(?:(?:mbH|o\.)\s*)?/gu;
const titlesWithoutDots = /(?<!\p{L})(?:PhD|MBA|LL\.?M|CSc|DrSc|GmbH|AG|Ltd|Inc|LLC|SE)(?!\p{L})/gu;

/** What of a company's name is a name. */
function nameOfCompany(company: string): string {
  const end = legalFormAt(company) ?? company.length;
  return company
    .slice(0, end)
    .replace(titlesOrForms, ' ')
    .replace(titlesWithoutDots, ' ')
    .replace(/^[\s,]+|[\s,]+$/gu, '')
    .replace(articles, '');
}

/** The letter of a person's family name. */
export function personInitialOf({ fullName = '' }: CardContent): string {
  const words = onOneLine(fullName)
    .replace(/,.*$/u, '')
    .split(/\s+/u)
    .filter((word) => !word.endsWith('.'));
  return initialOf(words.at(-1) ?? fullName);
}

function isOneWord(text: string): boolean {
  return !/\s/u.test(text.trim());
}

function initialOf(text: string): string {
  return text.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase() ?? '';
}
