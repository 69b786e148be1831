import { serveJobs } from '../worker/serve-jobs.ts';
import type { BatchJobs, CheckedRow, CheckedRows } from './batch-messages.ts';
import { facesForCards } from './faces-for-cards.ts';
import { type BatchEngine, loadBatchEngine, loadLayoutEngine } from './load-batch-engine.ts';
import { needsOf, printCards } from './print-cards.ts';

type Progress = (done: number) => void;

/** Reads and checks lists and prints many cards outside the main thread. */
serveJobs<BatchJobs>((request, onProgress) => {
  switch (request.job) {
    case 'read':
      return read(request);
    case 'check':
      return check(request, onProgress);
    case 'typeset':
      return typeset(request);
    case 'checkCards':
      return checkCards(request, onProgress);
    case 'print':
      return printCards(request, onProgress);
    case 'exportAccount':
      return exportData(request, onProgress);
  }
});

async function exportData(request: BatchJobs['exportAccount']['input'], onProgress: Progress) {
  const [{ exportAccount }, { exportPrinter }] = await Promise.all([
    import('./export-account.ts'),
    import('./export-printer.ts'),
  ]);
  return exportAccount(request, exportPrinter, onProgress);
}

async function read({ source, choice, shown }: BatchJobs['read']['input']) {
  const { matchColumns, readList, readPastedList } = (await import('./list-engine.ts')).listEngine;
  const list =
    typeof source === 'string'
      ? readPastedList(source, choice)
      : await readList(new Uint8Array(await source.arrayBuffer()), choice);
  return { list, columns: matchColumns(list, shown) };
}

async function check(
  { design, list, targets, fixes, existing, knownCards, shop, sizes: choice }: BatchJobs['check']['input'],
  onProgress: Progress,
): Promise<CheckedRows> {
  const { readPeople, withFixes } = (await import('./list-engine.ts')).listEngine;
  const people = withFixes(readPeople(list, targets, design.card), fixes);
  const faces = facesForCards(design.card);
  const engine = await loadBatchEngine({ faces, logoUrls: [design.card.logoUrl], shop });
  const { matchCards, compareCard, checkCard, contentWith, withKnownCards, fonts } = engine;
  const tools = engine.checkToolsOf(design.card);
  const { matches, gone } = withKnownCards(people, matchCards(design, people, existing), knownCards);
  const contents = people.map((person, index) => contentWith(design, person, matches[index] ?? null));
  // A font of one's own may have been added or removed since.
  const absent = faces.filter((face) => fonts.isAbsent(face));
  const known = knownFits(JSON.stringify([design.card.logoUrl, absent]));
  const lists = { people: contents, existing, others: gone, choice };
  const sizes = engine.sizesOfList(design, lists, { ...tools, known });
  const sized = engine.withTypeset(design, sizes.typeset);
  const checked = checkedBefore(JSON.stringify([sized, shop, absent]));
  const rows = people.map((person, index): CheckedRow => {
    const before = matches[index] ?? null;
    const content = contents[index] ?? contentWith(design, person, before);
    const { card, problems } = checked(JSON.stringify(content), () => checkCard(sized, content, tools));
    reportProgress(index, onProgress);
    return { person, content, card, problems, comparison: compareCard(card, content.branchId, before) };
  });
  return { rows: withDuplicates(rows, engine), gone, sizes };
}

async function typeset({ design, people, logo }: BatchJobs['typeset']['input']) {
  const { logoUrl } = design.card;
  const engine = await loadLayoutEngine({
    faces: facesForCards(design.card),
    logoUrl: logo === undefined ? logoUrl : null,
  });
  const { fonts, typesetFor } = engine;
  return typesetFor(design, people, { fonts, logo: (logo === undefined ? engine.logo : logo) ?? undefined });
}

/** Rows that repeat a person get that as their first problem. */
function withDuplicates(
  rows: readonly CheckedRow[],
  { duplicateRows }: Pick<BatchEngine, 'duplicateRows'>,
): CheckedRow[] {
  const duplicates = duplicateRows(
    rows.map(({ person: { row }, card, content: { branchId }, comparison }) => ({
      row,
      card,
      branchId,
      hasCard: comparison.kind !== 'new',
    })),
  );
  return rows.map((row) => {
    const first = duplicates.get(row.person.row);
    if (first === undefined) return row;
    return { ...row, problems: [{ kind: 'duplicate', row: first }, ...row.problems] };
  });
}

type Checked = Pick<CheckedRow, 'card' | 'problems'>;

/** The results of earlier checks with the same key: after a fix, only the fixed row is laid out again. */
const knownCards = resultsOfOneKey<Checked>();
const knownFits = resultsOfOneKey<boolean>();

function resultsOfOneKey<Result>(): (key: string) => Map<string, Result> {
  let last = { key: '', results: new Map<string, Result>() };
  return (key) => {
    if (last.key !== key) last = { key, results: new Map() };
    return last.results;
  };
}

function checkedBefore(key: string) {
  const cards = knownCards(key);
  return (content: string, compute: () => Checked): Checked => {
    const known = cards.get(content);
    if (known) return known;
    const { card, problems } = compute();
    cards.set(content, { card, problems });
    return { card, problems };
  };
}

async function checkCards({ cards, shop }: BatchJobs['checkCards']['input'], onProgress: Progress) {
  const engine = await loadBatchEngine(needsOf(cards, shop));
  return cards.map(({ card }, index) => {
    reportProgress(index, onProgress);
    return engine.checkSavedCard(card, engine.checkToolsOf(card));
  });
}

/** Messages cost the page time, so not every card sends one. */
function reportProgress(index: number, onProgress: Progress): void {
  if (index % 20 === 19) onProgress(index + 1);
}
