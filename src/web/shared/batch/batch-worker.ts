import { serveJobs } from '../worker/serve-jobs.ts';
import type { BatchJobs, CheckedRow } from './batch-messages.ts';
import { facesForCards } from './faces-for-cards.ts';
import { type BatchEngine, loadBatchEngine } from './load-batch-engine.ts';
import { needsOf, printCards } from './print-cards.ts';

type Progress = (done: number) => void;

/** Reads and checks lists and prints many cards outside the main thread. */
serveJobs<BatchJobs>((request, onProgress) => {
  switch (request.job) {
    case 'read':
      return read(request);
    case 'check':
      return check(request, onProgress);
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
  { design, list, targets, fixes, existing, knownCards, shop }: BatchJobs['check']['input'],
  onProgress: Progress,
) {
  const { readPeople, withFixes } = (await import('./list-engine.ts')).listEngine;
  const people = withFixes(readPeople(list, targets, design.card), fixes);
  const faces = facesForCards(design.card);
  const engine = await loadBatchEngine({ faces, logoUrls: [design.card.logoUrl], shop });
  const { matchCards, compareCard, checkCard, contentWith, withKnownCards, fonts } = engine;
  const tools = engine.checkToolsOf(design.card);
  const { matches, gone } = withKnownCards(people, matchCards(design, people, existing), knownCards);
  // A font of one's own may have been added or removed since.
  const checked = checkedBefore(JSON.stringify([design, shop, faces.filter((face) => fonts.isAbsent(face))]));
  const rows = people.map((person, index): CheckedRow => {
    const before = matches[index] ?? null;
    const content = contentWith(design, person, before);
    const { card, problems } = checked(JSON.stringify(content), () => checkCard(design, content, tools));
    reportProgress(index, onProgress);
    return { person, content, card, problems, comparison: compareCard(card, content.branchId, before) };
  });
  return { rows: withDuplicates(rows, engine), gone };
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
let lastChecked = { key: '', cards: new Map<string, Checked>() };

/** The results of earlier checks with the same key: after a fix, only the fixed row is laid out again. */
function checkedBefore(key: string) {
  if (lastChecked.key !== key) lastChecked = { key, cards: new Map() };
  const { cards } = lastChecked;
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
