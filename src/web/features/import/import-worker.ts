import { textFields } from '#domain/card/card.ts';
import type {
  CheckedRow,
  ImportJobs,
  ImportRequest,
  ImportResponse,
  PrintedCard,
} from './import-messages.ts';
import { loadBatchEngine } from './load-batch-engine.ts';

/** Reads, checks and prints lists outside the main thread. */
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void handleRequest(data));

async function handleRequest(request: ImportRequest): Promise<void> {
  try {
    respond({ kind: 'done', result: await runJob(request) });
  } catch (error) {
    respond({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function runJob(request: ImportRequest): Promise<ImportJobs[keyof ImportJobs]['result']> {
  switch (request.job) {
    case 'read':
      return read(request);
    case 'check':
      return check(request);
    case 'print':
      return print(request);
  }
}

async function read({ source, form, shown }: ImportJobs['read']['input']) {
  const { matchColumns, readList, readPastedList } = (await import('./list-engine.ts')).listEngine;
  const list =
    typeof source === 'string'
      ? readPastedList(source)
      : await readList(new Uint8Array(await source.arrayBuffer()), form);
  return { list, columns: matchColumns(list, shown) };
}

async function check({ design, list, targets, existing, person }: ImportJobs['check']['input']) {
  const { hasColumn, readPeople } = (await import('./list-engine.ts')).listEngine;
  const people = person ? [person] : readPeople(list, targets, design.card);
  const { matchCards, compareCard, checkCard, personContent, ...engine } = await loadBatchEngine(design.card);
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
    const { card, problems } = checkCard(design, content, engine.tools);
    if (index % 20 === 19) respond({ kind: 'progress', done: index + 1 });
    return { person, content, card, problems, comparison: compareCard(card, content.branchId, before) };
  });
  return { rows, gone, logo: engine.tools.logo ?? null };
}

async function print({ cards, output, pattern }: ImportJobs['print']['input']): Promise<Blob> {
  const [first] = cards;
  if (!first) throw new Error('There is no card to print');
  const engine = await loadBatchEngine(first.card);
  if (output === 'pdf') {
    const pages = engine.pagesOf(withProgress(cards));
    return new Blob([engine.printPages(pages, { companyName: first.card.companyName })], {
      type: 'application/pdf',
    });
  }
  const { zipCards } = await import('./zip-engine.ts');
  return new Response(zipCards(withProgress(cards), pattern, engine)).blob();
}

function* withProgress(cards: readonly PrintedCard[]): Generator<PrintedCard> {
  for (const [index, card] of cards.entries()) {
    yield card;
    respond({ kind: 'progress', done: index + 1 });
  }
}

function respond(response: ImportResponse): void {
  postMessage(response);
}
