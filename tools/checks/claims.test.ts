import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import planTable from '#messages/en/plan-table.ts';
import shop from '#messages/en/shop.ts';
import teams from '#messages/en/teams.ts';

/** What the sample company says about itself: no claims. */
const notClaims = ['teams.sample.drawing', 'teams.sample.drawn', 'teams.sample.failed'];

/** The paths of the sentences: texts that end with a full stop. */
function sentencesOf(node: unknown, path: string): string[] {
  if (typeof node === 'function')
    return sentencesOf(String(Reflect.apply(node, undefined, ['1', '1'])), path);
  if (typeof node === 'string') return node.endsWith('.') ? [path] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => sentencesOf(child, `${path}.${key}`));
}

test('every sentence of the shop window has its proof in docs/shop-window.md', () => {
  const listed = [...readFileSync('docs/shop-window.md', 'utf8').matchAll(/^\| `([\w.]+)` \| \S/gm)].map(
    ([, path = '']) => path,
  );
  const sentences = sentencesOf({ shop, teams, planTable }, '').map((path) => path.slice(1));
  expect(sentences.length).toBeGreaterThan(25);
  const isListed = (path: string) => listed.some((entry) => path === entry || path.startsWith(`${entry}.`));
  expect(sentences.filter((path) => !isListed(path) && !notClaims.includes(path))).toEqual([]);
});
