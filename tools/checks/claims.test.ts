import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import billing from '#messages/en/billing.ts';
import companyOffer from '#messages/en/company-offer.ts';
import planTable from '#messages/en/plan-table.ts';
import shop from '#messages/en/shop.ts';
import teams from '#messages/en/teams.ts';

const document = readFileSync('docs/shop-window.md', 'utf8');
const [, claims = '', labels = ''] = document.split(/^## (?:Claims|Words that claim nothing)$/m);

/** The paths in the first column of a table, with the second column. */
function listed(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)].map(([, path = '', proof = '']) => [path, proof]),
  );
}

/** The paths of all texts. */
function pathsOf(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, child]) => pathsOf(child, path === '' ? key : `${path}.${key}`));
}

const { heading, text, plans, guarantee } = billing;
const paths = pathsOf(
  { shop, teams, planTable, companyOffer, billing: { heading, text, plans, guarantee } },
  '',
);

const isUnder = (entry: string) => (path: string) => path === entry || path.startsWith(`${entry}.`);

test('every text of the shop window has its proof in docs/shop-window.md, or claims nothing', () => {
  const entries = [...listed(claims).keys(), ...listed(labels).keys()];
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !entries.some((entry) => isUnder(entry)(path)))).toEqual([]);
});

test('every entry of the list is a text that is there', () => {
  const entries = [...listed(claims).keys(), ...listed(labels).keys()];
  expect(entries.filter((entry) => !paths.some(isUnder(entry)))).toEqual([]);
});

test('every proof names a test, a journey or a command of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const isProof = (proof: string) => {
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return named.some(
      (name) =>
        /\.(test|spec)\.tsx?$/.test(name) || (name.startsWith('npm run ') && name.slice(8) in scripts),
    );
  };
  const unproved = [...listed(claims)].filter(([, proof]) => !isProof(proof));
  expect(unproved).toEqual([]);
});
