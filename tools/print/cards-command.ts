import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Card } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { csvFile } from '#domain/csv.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { duplicateRows } from '#domain/design/duplicate-rows.ts';
import { branchName, personContent } from '#domain/design/person-content.ts';
import { guidesOf } from '#layout/guides.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Scene } from '#layout/scene.ts';
import { facesForCards } from '#layout/side-faces.ts';
import { uniqueFaces } from '#layout/text/faces.ts';
import peopleEn from '#messages/en/people.ts';
import { type CheckedCard, checkCard, type RowProblem } from '#people/batch/check-card.ts';
import { sizesOfList, withSharedSizes } from '#people/batch/company-sizes.ts';
import { defaultPattern, fileNamer } from '#people/batch/file-names.ts';
import { matchColumns } from '#people/list/match-columns.ts';
import { readList } from '#people/list/read-list.ts';
import { readPeople } from '#people/list/read-people.ts';
import { documentTitle } from '#print/file-name.ts';
import { marginsOf } from '#print/profile/print-profile.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { orderFiles } from '#print/sheets/order-faces.ts';
import { type OrderedCard, renderOrderSheet } from '#print/sheets/order-sheet.ts';
import { renderSheets } from '#print/sheets/render-sheets.ts';
import { en } from '#web/shared/i18n/english.ts';
import { numberFormat } from '#web/shared/i18n/number-format.ts';
import { leftOutText } from '#web/shared/team/left-out-text.ts';
import { rowProblemText } from '#web/shared/team/row-problem-text.ts';
import { causeWords, printCheckEnglish } from './cause-line.ts';
import { openPrintTools, printOptions, printUsage } from './print-tools.ts';
import { readCompanyDesign, withRules } from './read/read-company-design.ts';
import { unreadCodes } from './read-codes.ts';
import { onDisk, parseOptions, readOrRefuse, refuse, refuseWithoutFolder, writeOrRefuse } from './refuse.ts';
import type { Command } from './run-command.ts';
import { sheetOptions, sheetSettings, sheetUsage } from './sheet-options.ts';

const usage =
  'npm run cards -- --design design.json --list people.csv|people.xlsx --out all.pdf|folder/ [--strict]\n' +
  `    [--name '${defaultPattern}'] ${printUsage}\n    ${sheetUsage}\n` +
  '    [--order-sheet order.pdf [--quantity 100] [--stock text] [--contact text]]';

const options = {
  ...printOptions,
  list: { type: 'string' },
  name: { type: 'string', default: defaultPattern },
  strict: { type: 'boolean', default: false },
  'order-sheet': { type: 'string' },
  quantity: { type: 'string', default: '100' },
  stock: { type: 'string', default: '' },
  contact: { type: 'string', default: '' },
  ...sheetOptions,
} as const;

type Row = { row: number; branch: string } & Pick<CheckedCard, 'card' | 'scenes'>;

/**
 * `npm run cards`: a card for each row of a list, in one PDF or as one file each in a folder. Rows with problems are
 * listed and left out, and the exit status is 1. With --strict nothing is made then; with --force they are printed too.
 */
export const cardsCommand: Command = async (args, { say, complain }) => {
  const values = parseOptions(args, options, usage);
  const { design: designPath, list: listPath, out, force, 'order-sheet': orderPath } = values;
  if (!designPath || !listPath || !out || !['300', '600'].includes(values.dpi)) return refuse(usage, 2);
  if (values.strict && force) return refuse('--strict and --force exclude each other', 2);
  const quantity = Number(values.quantity);
  if (!(Number.isInteger(quantity) && quantity > 0)) return refuse('--quantity is a whole number above 0', 2);
  const isOneFile = out.endsWith('.pdf');
  if (values.sheet && !isOneFile) return refuse('Sheets are one file: --out all.pdf', 2);
  for (const path of [...(isOneFile ? [out] : []), ...(orderPath ? [orderPath] : [])])
    refuseWithoutFolder(path);

  const file = readCompanyDesign(readOrRefuse(designPath).toString('utf8'));
  const list = await readList(readOrRefuse(listPath));
  const targets = matchColumns(
    list,
    textFields.filter((field) => file.card.content[field] !== undefined),
  ).map(({ target }) => target);
  const design = withRules(file, targets);
  if (design.rules.fullName !== 'required')
    return refuse('No column of the list has the names of the people');
  const people = readPeople(list, targets, file.card.content, design.branches);
  const duplicates = duplicateRows(
    people.map((person) => {
      const content = personContent(design, person);
      const { branchId } = content;
      return { row: person.row, texts: applyDesign(design, content).content, branchId, hasCard: false };
    }),
  );
  if (list.leftOut.length > 0) complain(leftOutText(peopleEn.columns, list.leftOut));
  const faces = uniqueFaces([...facesForCards(file.card, looks), ...(orderPath ? orderFiles : [])]);
  const { assets, profile, fonts, checkTools, pageOf } = await openPrintTools(
    values,
    file.card,
    designPath,
    faces,
  );
  const sized = withSharedSizes(design, sharedSizesOfList());
  const { cut, bleed } = guidesOf(resolveCard(file.card), marginsOf(profile));
  const settings = values.sheet
    ? sheetSettings({ ...values, sheet: values.sheet }, cut, -bleed.x, 'rows')
    : null;
  const unread = await peopleWithUnreadCodes();
  let withProblems = 0;
  let ordered: OrderedCard[] = [];

  if (values.strict) {
    for (const _ of printableRows());
    ordered = [];
    if (withProblems > 0)
      return refuse(`${withProblems} of ${people.length} rows have problems; nothing was made`);
  }
  const made = isOneFile ? writeOneFile(out) : writeFolder(out);
  if (orderPath && made > 0) writeOrderSheet(orderPath);
  say(`${out}: ${made} of ${people.length} cards`);
  return withProblems > 0 && !force ? 1 : 0;

  /** One size for each text of all cards: that of the design, else one that the people fit. */
  function sharedSizesOfList(): SharedSizes {
    const contents = people.map((person) => personContent(design, person));
    const choice = design.card.style.typeset ? 'kept' : 'fitting';
    return sizesOfList(design, { people: contents, existing: [], others: [], choice }, checkTools).typeset;
  }

  /** What is wrong with the codes of people, by their rows. A card is laid out once more for it. */
  async function peopleWithUnreadCodes(): Promise<ReadonlyMap<number, RowProblem[]>> {
    const found = new Map<number, RowProblem[]>();
    for (const person of file.card.back ? people : []) {
      const { scenes } = checkCard(sized, personContent(design, person), checkTools);
      const causes = await unreadCodes(scenes, fonts);
      found.set(
        person.row,
        causes.map((cause) => ({ kind: 'print', cause })),
      );
      // Backs without a code have none for anybody.
      if (!scenes.some(({ items }) => items.some(({ kind }) => kind === 'qr'))) break;
    }
    return found;
  }

  /** The rows to print, one after the other. Problems are written to the error output. */
  function* printableRows(): Generator<Row> {
    for (const person of people) {
      const content = personContent(design, person);
      const { card, scenes, problems: found } = checkCard(sized, content, checkTools);
      const ofCard = [...found, ...(unread.get(person.row) ?? [])];
      const first = duplicates.get(person.row);
      const problems: RowProblem[] =
        first === undefined ? [...ofCard] : [{ kind: 'duplicate', row: first }, ...ofCard];
      const row = { row: person.row, branch: branchName(design, content, person.branch) };
      const name = card.content.fullName ? `, ${card.content.fullName}` : '';
      for (const problem of problems)
        complain(`Row ${person.row}${name}: ${problemLine(problem, values.fonts)}`);
      if (problems.length > 0) withProblems += 1;
      if (problems.length > 0 && !force) continue;
      const [front] = scenes;
      if (orderPath && front) ordered.push(orderedCard(row, card, front));
      yield { ...row, card, scenes };
    }
  }

  function writeOneFile(path: string): number {
    let count = 0;
    function* cards(): Generator<PrintPage[]> {
      for (const { scenes } of printableRows()) {
        count += 1;
        yield scenes.map(pageOf);
      }
    }
    function* pages() {
      for (const card of cards()) yield* card;
    }
    function* sheetCards() {
      for (const [front, back = null] of cards()) if (front) yield { front, back };
    }
    const about = metadata(documentTitle({ companyName: file.card.content.companyName }));
    const bytes = settings
      ? renderSheets(sheetCards(), settings, assets, profile, about)
      : renderPdf(pages(), assets, profile, about);
    if (count > 0) writeOrRefuse(path, bytes);
    return count;
  }

  function writeFolder(folder: string): number {
    const nameOf = fileNamer(values.name);
    const lines: (string | number)[][] = [];
    for (const { card, row, branch, scenes } of printableRows()) {
      const { fullName = '', companyName = '', email = '' } = card.content;
      const name = nameOf({ row, fullName, companyName, email, branch });
      const bytes = renderPdf(scenes.map(pageOf), assets, profile, metadata(documentTitle(card.content)));
      const path = join(folder, name);
      makeFolder(dirname(path));
      writeOrRefuse(path, bytes);
      lines.push([row, fullName, name, createHash('sha256').update(bytes).digest('hex')]);
    }
    makeFolder(folder);
    writeOrRefuse(join(folder, 'manifest.csv'), csvFile([['row', 'name', 'file', 'sha256'], ...lines]));
    return lines.length;
  }

  function orderedCard(
    { branch }: Pick<Row, 'branch'>,
    { content: { fullName = '', position = '' } }: Card,
    front: Scene,
  ): OrderedCard {
    return { front: pageOf(front), name: fullName, position, branch, quantity };
  }

  /** The people of this run with the number of their cards, for the print shop. */
  function writeOrderSheet(path: string): void {
    const { stock, contact, sheet: words } = peopleEn.print.order;
    const { width, height } = guidesOf(resolveCard(file.card)).cut;
    const facts = [
      { label: words.company, value: file.card.content.companyName ?? '' },
      { label: words.size, value: `${width} × ${height} mm` },
      { label: stock, value: values.stock },
      { label: contact, value: values.contact },
      { label: words.date, value: new Date().toISOString().slice(0, 10) },
    ];
    writeOrRefuse(
      path,
      renderOrderSheet(ordered, { ...words, facts }, fonts, assets, profile, metadata(words.title)),
    );
  }
};

function problemLine(problem: RowProblem, fonts: string | undefined): string {
  if (problem.kind === 'print') return causeWords(problem.cause, fonts);
  return rowProblemText(en.editor, printCheckEnglish, peopleEn, problem, numberFormat('en')).title;
}

function makeFolder(folder: string): void {
  onDisk(folder, () => mkdirSync(folder, { recursive: true }));
}

function metadata(title: string) {
  return { title, createdAt: new Date(), documentId: randomUUID() };
}
