#!/usr/bin/env node
// Keeps the people of a company design in step with a file. It needs Node 20 or newer, and nothing else:
//   VIZITKA_KEY=viz_… node keep-people.mjs https://vizitka.example DESIGN_ID people.csv
// The first row of a CSV names the texts: externalId,fullName,email,… JSON has the same names:
// [{ "externalId": "4711", "fullName": "Ján Kováč", "email": "jan@stavby.example" }]
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const [origin, designId, file] = process.argv.slice(2);
const [peopleMax, triesMax] = [500, 10];
const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
const records = file.endsWith('.json') ? JSON.parse(text) : readCsv(text);
const people = records.map(({ externalId, branchId, ...texts }) => {
  return { externalId: String(externalId), ...(branchId && { branchId }), texts };
});
const counts = {};
for (let at = 0; at === 0 || at < people.length; at += peopleMax) {
  // Only a list of everybody can say who is gone.
  const list = { people: people.slice(at, at + peopleMax), complete: people.length <= peopleMax };
  const result = await put(`${origin}/api/designs/${designId}/people`, JSON.stringify(list));
  for (const { externalId, state, problems, duplicateOf } of result.people) {
    counts[state] = (counts[state] ?? 0) + 1;
    if (state === 'problem') console.error(`${externalId}: ${JSON.stringify(duplicateOf ?? problems)}`);
  }
  for (const { externalId } of result.gone) console.log(`${externalId} is gone; the card stays`);
}
console.log(JSON.stringify(counts));
process.exitCode = counts.problem ? 1 : 0;

// Sends a request until it is answered. Its Idempotency-Key stays, so the server does it once.
async function put(url, body) {
  const authorization = `Bearer ${process.env.VIZITKA_KEY}`;
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(url, { method: 'PUT', headers, body, signal }).catch(() => null);
    const json = await answer?.json().catch(() => null);
    if (answer?.ok && json) return json;
    const status = answer && json ? answer.status : 0;
    const isLater = [0, 408, 429].includes(status) || status >= 500 || json?.code === 'REQUEST_RUNNING';
    if (!isLater || tries === triesMax) throw new Error(`${status} ${json?.code} ${json?.message}`);
    const seconds = Number(answer?.headers.get('retry-after')) || Math.min(2 ** (tries - 1), 30);
    await wait(seconds * 1000);
  }
}

// Commas or semicolons; a cell in quotes can have both, line breaks and doubled quotes.
function readCsv(csv) {
  const between = /^[^\n]*;/.test(csv) ? ';' : ',';
  const rows = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${between}\\r\\n]*))(${between}|\\r?\\n|$)`, 'g');
  for (const [, quoted, plain, end] of csv.matchAll(cell)) {
    rows.at(-1).push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== between) rows.push([]);
  }
  const [names, ...lines] = rows.filter((row) => row.some(Boolean));
  return lines.map((line) => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])));
}
