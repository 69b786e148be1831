import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalText } from '#contract/legal-schemas.ts';
import { type ByLanguage, type Language, languages } from '#domain/account/languages.ts';
import {
  fillOperator,
  type LegalPage,
  legalPages,
  type Operator,
  sampleMark,
} from '#domain/legal/legal-pages.ts';
import { markdownText, parseMarkdown } from '#domain/legal/markdown.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { ConfigError } from '../config/config.ts';

export type LegalSettings = Operator & {
  /** The folder with the texts: terms.en.md, terms.sk.md and so on. */
  folder: string;
  site: string;
  /** Where plans are given, a file in the folder `giving` replaces the one that sells them. */
  offering: Offering;
  /** Production accepts no starting texts. */
  areSamplesAllowed: boolean;
};

export type LegalTexts = Record<LegalPage, Record<Language, LegalText>>;

/**
 * Reads the texts of the operator. A language without a text gets the English one. Throws an error that names every English file that
 * is missing and every file that is still a starting text.
 */
export async function readLegalTexts({
  folder,
  offering,
  areSamplesAllowed,
  ...operator
}: LegalSettings): Promise<LegalTexts> {
  const problems: string[] = [];
  const read = async (page: LegalPage, language: Language): Promise<LegalText> => {
    const name = `${page}.${language}.md`;
    const given = offering === 'giving' ? await readText(join(folder, 'giving', name)) : null;
    const source = given ?? (await readText(join(folder, name)));
    if (source === null && language !== 'en') return read(page, 'en');
    const isSample = source?.startsWith(sampleMark) ?? false;
    if (source === null) problems.push(`LEGAL_DIR has no file ${name}`);
    if (isSample && !areSamplesAllowed)
      problems.push(`LEGAL_DIR ${name} is still the starting text: adapt it and remove ${sampleMark}`);
    return { isSample, language, blocks: parseMarkdown(fillOperator(source ?? '', operator)) };
  };
  const texts = await Promise.all(
    legalPages.map(async (page) => {
      const byLanguage = await Promise.all(
        languages.map(async (language) => [language, await read(page, language)] as const),
      );
      return [page, Object.fromEntries(byLanguage)] as const;
    }),
  );
  if (problems.length > 0)
    throw new ConfigError(
      `Vizitka does not start with these settings:\n  ${[...new Set(problems)].sort().join('\n  ')}`,
    );
  return Object.fromEntries(texts) as LegalTexts;
}

function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

/** The terms in each language, as they are attached to the mail that confirms a contract. */
export function termsAsText({ terms }: LegalTexts): ByLanguage<string> {
  const byLanguage = languages.map((language) => [language, markdownText(terms[language].blocks)]);
  return Object.fromEntries(byLanguage) as Record<Language, string>;
}
