/** Plain forms of letters whose accents Unicode does not separate, and of other scripts. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ŧ: 't', ŋ: 'n' },
  // Cyrillic, Ukrainian where languages differ.
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i' },
  ...{ й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
  ...{ ђ: 'd', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѕ: 'dz' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
  },
};

/** What the name of a file is made of, when a shop asks for nothing else. */
export const defaultFileName = 'business-card-{name}-print-ready';

type Named = { fullName?: string | undefined; companyName?: string | undefined };

/** The name of the downloaded file: the pattern with its texts in plain letters; "card" when none are left. */
export function pdfFileName(named: Named, pattern = defaultFileName): string {
  return `${filledPattern(named, pattern)}.pdf`;
}

/** The name of cards on a sheet of one's own printer: that of the file for a print shop, which it must not be taken for. */
export function sheetFileName(
  named: Named,
  { sheet, cards }: { sheet: string; cards: number },
  pattern = defaultFileName,
): string {
  const base = filledPattern(named, pattern).replace(/[ ._-]*print-ready$/i, '');
  return `${base}-${slugOf(sheet)}-${cards}-${cards === 1 ? 'card' : 'cards'}.pdf`;
}

function filledPattern({ fullName = '', companyName = '' }: Named, pattern: string): string {
  return pattern
    .replace(/\.pdf$/i, '')
    .replaceAll('{name}', slugOf(fullName))
    .replaceAll('{company}', slugOf(companyName));
}

/** Whether every file system accepts the names that a pattern gives. */
export function isFileNamePattern(pattern: string): boolean {
  const fixed = pattern.replaceAll(/\{(?:name|company)\}/g, 'a');
  return pattern.length <= 80 && /^[a-z0-9](?:[a-z0-9 ._-]*[a-z0-9_-])?$/i.test(fixed);
}

/** The name of the contact file, like the PDF's. */
export function vcardFileName(fullName: string): string {
  return `business-card-${slugOf(fullName)}.vcf`;
}

/** The name of a picture of one side, like the PDF's. */
export function pictureFileName(fullName: string, side: 'front' | 'back', ending: 'svg' | 'png'): string {
  return `business-card-${slugOf(fullName)}${side === 'back' ? '-back' : ''}.${ending}`;
}

function slugOf(fullName: string): string {
  const slug = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\p{L}/gu, (letter) => plainLetters[letter] ?? letter)
    // Other characters are removed.
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'card';
}

/** They would turn a title round. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The title in the file's metadata: name and company, without empty ones. */
export function documentTitle({ fullName = '', companyName = '' }: Named): string {
  const parts = [fullName, companyName]
    .map((name) =>
      name
        .replace(directionControls, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
  return parts.join(', ') || 'Business card';
}
