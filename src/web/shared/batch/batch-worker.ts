import { textFields } from '#domain/card/card.ts';
import { serveJobs } from '../worker/serve-jobs.ts';
import type { BatchJobs, CheckedRow } from './batch-messages.ts';
import { facesForCards } from './faces-for-cards.ts';
import { loadBatchEngine } from './load-batch-engine.ts';
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
  }
});

async function read({ source, form, shown }: BatchJobs['read']['input']) {
  const { matchColumns, readList, readPastedList } = (await import('./list-engine.ts')).listEngine;
  const list =
    typeof source === 'string'
      ? readPastedList(source)
      : await readList(new Uint8Array(await source.arrayBuffer()), form);
  return { list, columns: matchColumns(list, shown) };
}

async function check(
  { design, list, targets, existing, person, shop }: BatchJobs['check']['input'],
  onProgress: Progress,
) {
  const { hasColumn, readPeople } = (await import('./list-engine.ts')).listEngine;
  const people = person ? [person] : readPeople(list, targets, design.card);
  const engine = await loadBatchEngine({
    faces: facesForCards(design.card),
    logoUrls: [design.card.logoUrl],
    shop,
  });
  const { matchCards, compareCard, checkCard, personContent } = engine;
  const tools = engine.checkToolsOf(design.card);
  const { matches, gone } = matchCards(people, existing);
  // Texts without a column stay on a card that exists.
  const withoutColumn = textFields.filter((field) => !hasColumn(field, targets));
  const rows = people.map((person, index): CheckedRow => {
    const before = matches[index] ?? null;
    const kept = withoutColumn.filter((field) => before?.texts[field]);
    const texts = {
      ...Object.fromEntries(kept.map((field) => [field, before?.texts[field]])),
      ...person.texts,
    };
    const content = personContent(design, { ...person, texts });
    const { card, problems } = checkCard(design, content, tools);
    reportProgress(index, onProgress);
    return { person, content, card, problems, comparison: compareCard(card, content.branchId, before) };
  });
  return { rows, gone, logo: tools.logo ?? null };
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
