import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '#domain/account/languages.ts';
import type { Card } from '#domain/card/card.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { provideLookLayout } from '#layout/look-layout.ts';
import { looks } from '#layout/looks/looks.ts';
import teams from '#messages/every-language/teams.ts';
import { type ShownScreen, screenLanguages, shownScreens } from '#web/features/shop/screen-picture.ts';
import { sampleCompany, sampleDesign, samplePeopleOf } from '#web/shared/team/sample/sample-company.ts';
import { fontsFromDisk } from '../build/card-faces.ts';

/**
 * What pictures of screens are drawn from. A command that takes a picture writes it beside the words that the picture shows; a
 * test compares it with what the project has today.
 */

/** A picture is older than what it shows if the markup, the card or one of the words has changed. */
type DrawnFrom = { markup: string; card: string; words: readonly string[] };

/** The files whose markup a picture shows: parts of a folder of the web. Without the parts that are the same on every page. */
type Sources = { language: Language; markup: readonly string[]; card: () => Card };

provideLookLayout(looks);
const fonts = fontsFromDisk();

const styles = 'src/web/styles/tokens.css';

const screenMarkup: Record<ShownScreen, readonly string[]> = {
  designs: ['team/designs/design-form.tsx', 'team/designs/rule-fields.tsx'],
  people: ['team/import/check/check-step.tsx', 'team/import/check/row-grid.tsx'],
  links: ['fill-in/fill-in-form.tsx', 'fill-in/check-strip.tsx', 'fill-in/fill-in.css'],
  proofs: ['proof/opened-proof.tsx', 'proof/proof-stage.tsx', 'proof/card-texts.tsx'],
  orders: ['orders/one-order.tsx', 'orders/order-steps.tsx', 'orders/order-lines.tsx'],
  files: ['team/import/check/check-step.tsx', '../shared/print/print-dialog.tsx'],
};

const screens = screenLanguages.flatMap((language) =>
  shownScreens.map((screen): [string, Sources] => [
    `team-screens/${language}/${screen}`,
    {
      language,
      markup: screenMarkup[screen].map((file) => `src/web/features/${file}`),
      card: () => sampleCompanyCard(language),
    },
  ]),
);

/** The pictures of screens that pages show, by their names. */
export const pictureSources: Readonly<Record<string, Sources>> = Object.fromEntries(screens);

function sampleCompanyCard(language: Language): Card {
  const { subtitle, positions } = teams[language].sample;
  const [person] = samplePeopleOf(positions);
  if (!person) throw new Error('The sample company has nobody');
  return applyDesign(sampleDesign(sampleCompany, subtitle), person);
}

/** The hashes of what a picture should be drawn from today. */
export function sourcesOf(name: string): Pick<DrawnFrom, 'markup' | 'card'> {
  const sources = pictureSources[name];
  if (!sources) throw new Error(`${name} is not in the table of pictures`);
  return {
    markup: hashOf([styles, ...sources.markup].map((file) => markupOf(readFileSync(file, 'utf8')))),
    card: hashOf([JSON.stringify(layoutCard(sources.card(), fonts))]),
  };
}

/** Without comments, imports and spaces: they are on no picture. */
export function markupOf(source: string): string {
  return source
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The texts of all catalogues of a language that are always the same: those with values are left out. */
export function fixedTexts(language: Language): Set<string> {
  const texts = new Set<string>();
  for (const file of globSync(`messages/${language}/*.json`))
    collect(JSON.parse(readFileSync(file, 'utf8')), texts);
  return texts;
}

function collect(node: unknown, texts: Set<string>): void {
  if (typeof node === 'string') {
    if (node !== '' && !/[{}']/.test(node)) texts.add(plainSpaces(node));
  } else if (typeof node === 'object' && node !== null) {
    for (const child of Object.values(node)) collect(child, texts);
  }
}

function plainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const recordsFolder = 'tests/pictures/drawn-from';

/** One file for the pictures that one test takes. */
function recordFile(name: string): string {
  return join(recordsFolder, `${dirname(name).replaceAll('/', '-')}.json`);
}

function readRecords(name: string): Record<string, DrawnFrom> {
  const file = recordFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, DrawnFrom>) : {};
}

/** What the stored picture was drawn from; undefined if nobody knows. */
export function readRecord(name: string): DrawnFrom | undefined {
  return readRecords(name)[basename(name)];
}

/** Remembers what a picture that was just taken is drawn from, and which of the words on it are texts of the catalogues. */
export function writeRecord(name: string, shown: readonly string[]): void {
  const language = pictureSources[name]?.language ?? 'en';
  const texts = fixedTexts(language);
  const words = [...new Set(shown.map(plainSpaces))].filter((text) => texts.has(text)).sort();
  const records = { ...readRecords(name), [basename(name)]: { ...sourcesOf(name), words } };
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(recordFile(name), `${JSON.stringify(records, null, 2)}\n`);
}
