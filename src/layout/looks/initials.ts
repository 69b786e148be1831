import { type Card, type CardContent, isBlank } from '#domain/card/card.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { legalFormAt } from '../text/legal-form.ts';

/** The letters that stand for a card: of the company, else of the person's family name. Both names of "A & B" count. */
export function initialsOf({ companyName = '', fullName = '' }: CardContent): string {
  if (!isBlank(companyName)) {
    const [first = '', second = ''] = companyName.split(/\s(?:&|a|and|und|y|et)\s/u);
    // A company of two names has one word each: "Whitcombe & Hale", not "Pražírna a kavárna U Anny".
    const isPair = second !== '' && isOneWord(first) && isOneWord(second);
    return isPair ? `${initialOf(first)}&${initialOf(second)}` : initialOf(companyName);
  }
  return personInitialOf({ fullName });
}

/** The letters that stand for a card. In a look with seats they come from names: not from titles, legal forms and articles. */
export function cardInitials({ content, style }: Pick<Card, 'content' | 'style'>): string {
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
  const words = fullName
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
