import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPage } from '#contract/pages.ts';
import { languages } from '#domain/account/languages.ts';
import { helpTopics } from '#domain/help/help-topics.ts';
import { type HelpBlock, type HelpText, readHelp } from '#domain/help/read-help.ts';
import { helpDrawings } from './drawings/help-drawings.tsx';
import { helpWords, numberIn } from './help-content.ts';
import { helpNumbers } from './help-numbers.ts';

/** All languages that are written, whether or not they are switched on. */
const written = readdirSync('help');
const names = ['index', ...helpTopics];
const sourceOf = (language: string, name: string) => readFileSync(`help/${language}/${name}.md`, 'utf8');
const read = (language: string, name: string): HelpText =>
  readHelp(
    sourceOf(language, name),
    numberIn((value) => String(Number(value.toFixed(3)))),
  );

/** What must be the same in every language: sections, pictures with their legends, tables, tips and steps. */
function shapeOf({ blocks }: HelpText): string[] {
  return blocks.flatMap(shapeOfBlock);
}

function shapeOfBlock(block: HelpBlock): string | string[] {
  if (block.kind === 'section') return `## ${block.id}`;
  if (block.kind === 'figures')
    return block.figures.map(({ name, labels }) => `![${labels.length}](${name})`);
  if (block.kind === 'table') return `table ${block.head.length} × ${block.rows.length}`;
  if ('items' in block) return `${block.kind} ${block.items.length}`;
  return block.kind === 'tip' ? 'tip' : [];
}

const placeholders = (source: string) => [...source.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const linksOf = (source: string) =>
  [...source.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, to]) => to ?? '');

test('every language that is switched on has the help', () => {
  expect(written).toEqual(expect.arrayContaining([...languages]));
});

test.each(written)('%s has every page, with a title and a description', (language) => {
  expect(readdirSync(`help/${language}`).sort()).toEqual(names.map((name) => `${name}.md`).sort());
  for (const name of names) {
    const { title, description } = read(language, name).facts;
    expect([name, title, description]).toEqual([
      name,
      expect.stringMatching(/.{4}/),
      expect.stringMatching(/.{40}/),
    ]);
  }
});

test.each(written)('%s has the words around the topics', (language) => {
  const { facts } = read(language, 'index');
  expect(Object.keys(facts).sort()).toEqual([...helpWords].sort());
  expect(helpWords.filter((word) => !facts[word])).toEqual([]);
});

test.each(written)('%s has the sections, pictures, tables and numbers of English', (language) => {
  for (const name of names) {
    expect([name, ...shapeOf(read(language, name))]).toEqual([name, ...shapeOf(read('en', name))]);
    expect([name, ...placeholders(sourceOf(language, name))]).toEqual([
      name,
      ...placeholders(sourceOf('en', name)),
    ]);
    expect([name, ...linksOf(sourceOf(language, name))]).toEqual([name, ...linksOf(sourceOf('en', name))]);
  }
});

test.each(names)('%s names pictures and pages that exist', (name) => {
  const { blocks } = read('en', name);
  const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  expect(figures.filter((figure) => !helpDrawings[figure.name])).toEqual([]);
  expect(linksOf(sourceOf('en', name)).filter((to) => !isPage(to.split('#')[0] ?? ''))).toEqual([]);
});

test('every picture and every number is used', () => {
  const all = helpTopics.map((name) => sourceOf('en', name)).join('\n');
  expect(Object.keys(helpDrawings).filter((name) => !all.includes(`](${name})`))).toEqual([]);
  expect(Object.keys(helpNumbers).filter((name) => !all.includes(`{${name}}`))).toEqual([]);
});

test.each(written)('%s writes no length, size or share as a number of its own', (language) => {
  const typed = names.flatMap(
    (name) => sourceOf(language, name).match(/\d[\d.,]*\s?(mm|pt|ppi|%|MB)(?!\p{L})/gu) ?? [],
  );
  expect(typed).toEqual([]);
});

test('an unknown number is refused by its name', () => {
  expect(() => readHelp('{unicornMm}', numberIn(String))).toThrow('{unicornMm}');
});

test('links to the help name sections that exist', () => {
  const sources = globSync('src/web/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  const targets = sources.flatMap((source) => [
    ...[...source.matchAll(/<HelpLink\s+topic="([^"]+)"/g)].map(([, to]) => to),
    ...[...source.matchAll(/: '([a-z-]+#[a-z-]+)'/g)].map(([, to]) => to),
  ]);
  expect(targets.length).toBeGreaterThan(15);
  const known = helpTopics.flatMap((name) => [
    name,
    ...read('en', name).blocks.flatMap((block) => (block.kind === 'section' ? `${name}#${block.id}` : [])),
  ]);
  expect(targets.filter((to) => !known.some((one) => one === to))).toEqual([]);
});
