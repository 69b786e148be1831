import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CardDesign, textFields } from '#domain/card/card.ts';
import { csvFile } from '#domain/csv.ts';
import type { CompanyDesign } from '#domain/design/company-design.ts';
import { branchName, type Person, personContent } from '#domain/design/person-content.ts';
import { pictureSize } from '#image/read-picture.ts';
import { guidesOf } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { type CheckedCard, checkCard } from '#people/batch/check-card.ts';
import { logoConverter } from '#people/batch/convert-logos.ts';
import { defaultPattern, fileNamer } from '#people/batch/file-names.ts';
import { matchColumns } from '#people/list/match-columns.ts';
import { readList } from '#people/list/read-list.ts';
import { readPeople } from '#people/list/read-people.ts';
import { UnreadableList } from '#people/list/unreadable-list.ts';
import { documentTitle } from '#print/document-title.ts';
import { checkPress } from '#print/press-check.ts';
import { marginsOf, standardProfile } from '#print/print-profile.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { type OrderedCard, renderOrderSheet } from '#print/sheets/order-sheet.ts';
import { renderSheets } from '#print/sheets/render-sheets.ts';
import { en } from '#web/shared/i18n/en/messages.ts';
import { peopleEn } from '#web/shared/i18n/en/people.ts';
import { numberFormat } from '#web/shared/i18n/number-format.ts';
import { rowProblemText } from '#web/shared/people/row-problem-text.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { printAssetsFromDisk } from './print-from-disk.ts';
import { readCompanyDesign, withRules } from './read-company-design.ts';
import { type ReadProfile, readProfileFile } from './read-profile-file.ts';
import { inWords, readOrRefuse, refuse } from './refuse.ts';
import { sheetOptions, sheetSettings, sheetUsage } from './sheet-options.ts';

/**
 * `npm run cards`: a card for each row of a list, in one PDF or as one file each in a folder. Rows with problems are
 * listed and left out, and the exit status is 1; with --strict nothing is made then.
 */

const usage =
  'npm run cards -- --design design.json --list people.csv|people.xlsx --out all.pdf|folder/ [--strict]\n' +
  `    [--name '${defaultPattern}'] [--profile shop.json] [--dpi 300|600] [--crop-marks]\n    ${sheetUsage}\n` +
  '    [--order-sheet order.pdf [--quantity 100] [--stock text] [--contact text]]';

const { values } = parseArgs({
  options: {
    design: { type: 'string' },
    list: { type: 'string' },
    out: { type: 'string' },
    name: { type: 'string', default: defaultPattern },
    profile: { type: 'string' },
    dpi: { type: 'string', default: '300' },
    'crop-marks': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'order-sheet': { type: 'string' },
    quantity: { type: 'string', default: '100' },
    stock: { type: 'string', default: '' },
    contact: { type: 'string', default: '' },
    ...sheetOptions,
  },
});
const { design: designPath, list: listPath, out } = values;
if (!designPath || !listPath || !out || !['300', '600'].includes(values.dpi)) refuse(usage, 2);
const quantity = Number(values.quantity);
if (!(Number.isInteger(quantity) && quantity > 0)) refuse('--quantity is a whole number above 0', 2);
if (values.sheet && !out.endsWith('.pdf')) refuse('Sheets are one file: --out all.pdf', 2);

type Row = Person & Pick<CheckedCard, 'card' | 'scenes'>;

const file = inWords(() => readCompanyDesign(readOrRefuse(designPath).toString('utf8')));
const list = await readListOrRefuse(listPath);
const targets = matchColumns(
  list,
  textFields.filter((field) => file.card[field] !== undefined),
).map(({ target }) => target);
const design = withRules(file, targets);
if (design.rules.fullName !== 'required') refuse('No column of the list has the names of the people');
const people = readPeople(list, targets, file.card);

const fonts = fontsFromDisk();
const { profile: read, ownIcc }: ReadProfile = values.profile
  ? inWords(() => readProfileFile(values.profile ?? ''))
  : { profile: standardProfile };
const profile = { ...read, marks: read.marks || values['crop-marks'] };
const assets = await printAssetsFromDisk(fonts, profile, ownIcc);
const logo = file.card.logoUrl ? readOrRefuse(resolve(designPath, '..', file.card.logoUrl)) : null;
const convertedLogo = logoConverter(logo, Number(values.dpi), assets.colours);
const tools = {
  fonts,
  logo: logo ? inWords(() => pictureSize(logo)) : undefined,
  margins: marginsOf(profile),
  press: (scene: PrintPage['scene']) =>
    checkPress(
      scene,
      assets.colours,
      inWords(() => convertedLogo(scene)),
    ),
};
const format = numberFormat('en');
let leftOut = 0;
let ordered: OrderedCard[] = [];

if (values.strict) {
  for (const _ of readyRows(design));
  ordered = [];
  if (leftOut > 0) refuse(`${leftOut} of ${people.length} rows have problems; nothing was made`);
}
const made = out.endsWith('.pdf') ? writeOneFile(out) : writeFolder(out);
if (values['order-sheet'] && made > 0) writeOrderSheet(values['order-sheet']);
process.stdout.write(`${out}: ${made} of ${people.length} cards\n`);
process.exitCode = leftOut > 0 ? 1 : 0;

/** The rows without problems, one after the other. The problems of the others are written to the error output. */
function* readyRows(design: CompanyDesign): Generator<Row> {
  for (const person of people) {
    const content = personContent(design, person);
    const { card, scenes, problems } = checkCard(design, content, tools);
    const row = { ...person, branch: branchName(design, content, person.branch) };
    if (problems.length > 0) leftOut += 1;
    else {
      const [front] = scenes;
      if (values['order-sheet'] && front) ordered.push(orderedCard(row, card, front));
      yield { ...row, card, scenes };
    }
    for (const problem of problems) {
      const { title, detail } = rowProblemText(en, peopleEn, problem, format);
      const name = card.fullName ? `, ${card.fullName}` : '';
      process.stderr.write(`Row ${person.row}${name}: ${title}${detail && ` (${detail})`}\n`);
    }
  }
}

function writeOneFile(path: string): number {
  let count = 0;
  function* cards() {
    for (const row of readyRows(design)) {
      count += 1;
      yield pagesOf(row);
    }
  }
  const about = metadata(documentTitle({ companyName: file.card.companyName }));
  const bytes = values.sheet ? onSheets(values.sheet) : renderPdf(pages(), assets, profile, about);
  function* pages() {
    for (const card of cards()) yield* card;
  }
  function* sheetCards() {
    for (const [front, back = null] of cards()) if (front) yield { front, back };
  }
  function onSheets(sheet: string) {
    const { cut, bleed } = guidesOf(file.card, marginsOf(profile));
    const settings = inWords(() => sheetSettings({ ...values, sheet }, cut, -bleed.x, 'rows'));
    return renderSheets(sheetCards(), settings, assets, profile, about);
  }
  if (count > 0) writeFileSync(path, bytes);
  return count;
}

function writeFolder(folder: string): number {
  const nameOf = fileNamer(values.name);
  const lines: (string | number)[][] = [];
  for (const row of readyRows(design)) {
    const { fullName, companyName, email = '' } = row.card;
    const name = nameOf({ row: row.row, fullName, companyName, email, branch: row.branch });
    const bytes = renderPdf(pagesOf(row), assets, profile, metadata(documentTitle(row.card)));
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    lines.push([row.row, fullName, name, createHash('sha256').update(bytes).digest('hex')]);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.csv'), csvFile([['row', 'name', 'file', 'sha256'], ...lines]));
  return lines.length;
}

function orderedCard({ branch }: Person, { fullName, position = '' }: CardDesign, front: Scene): OrderedCard {
  return { front: { scene: front, logo: convertedLogo(front) }, name: fullName, position, branch, quantity };
}

/** The people of this run with the number of their cards, for the print shop. */
function writeOrderSheet(path: string): void {
  const { stock, contact, sheet: words } = peopleEn.print.order;
  const { width, height } = guidesOf(file.card).cut;
  const facts = [
    { label: words.company, value: file.card.companyName },
    { label: words.size, value: `${width} × ${height} mm` },
    { label: stock, value: values.stock },
    { label: contact, value: values.contact },
    { label: words.date, value: new Date().toISOString().slice(0, 10) },
  ];
  writeFileSync(
    path,
    renderOrderSheet(ordered, { ...words, facts }, fonts, assets, profile, metadata(words.title)),
  );
}

function pagesOf({ scenes }: Row): PrintPage[] {
  return scenes.map((scene) => ({ scene, logo: convertedLogo(scene) }));
}

function metadata(title: string) {
  return { title, createdAt: new Date(), documentId: randomUUID() };
}

async function readListOrRefuse(path: string) {
  try {
    return await readList(readOrRefuse(path));
  } catch (error) {
    if (error instanceof UnreadableList) return refuse(peopleEn.listProblems[error.code]);
    throw error;
  }
}
