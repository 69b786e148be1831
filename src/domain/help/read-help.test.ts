import { expect, test } from 'vitest';
import { helpBlockText, readHelp } from './read-help.ts';

const read = (source: string) => readHelp(source, (name) => (name === 'bleedMm' ? '2' : '?'));

test('the front matter has the facts, and its values may have colons', () => {
  const { facts, blocks } = read(
    '---\ntitle: Bleed\ndescription: Three lines: bleed, cut, margin\n---\nText.\n',
  );
  expect(facts).toEqual({ title: 'Bleed', description: 'Three lines: bleed, cut, margin' });
  expect(blocks).toEqual([{ kind: 'paragraph', parts: [{ text: 'Text.' }] }]);
});

test('a number in braces is filled in and stays on the line of its unit', () => {
  expect(read('It is {bleedMm} mm wide.').blocks).toEqual([
    { kind: 'paragraph', parts: [{ text: 'It is 2\u00a0mm wide.' }] },
  ]);
});

test('a section has the same id in every language', () => {
  expect(read('## Ochranný okraj {#safe-margin}\n\nText').blocks[0]).toEqual({
    kind: 'section',
    id: 'safe-margin',
    title: 'Ochranný okraj',
  });
});

test('pictures in one paragraph stand side by side, each with its legend', () => {
  expect(read('![Lines](lines)\n- Bleed\n- Cut\n![Right](with-bleed)').blocks).toEqual([
    {
      kind: 'figures',
      figures: [
        { name: 'lines', caption: 'Lines', labels: ['Bleed', 'Cut'] },
        { name: 'with-bleed', caption: 'Right', labels: [] },
      ],
    },
  ]);
});

test('a table has a head, and its first cell may be empty', () => {
  expect(read('| | Default |\n|---|---|\n| **Bleed** | {bleedMm} mm |').blocks).toEqual([
    {
      kind: 'table',
      head: [[], [{ text: 'Default' }]],
      rows: [[[{ text: 'Bleed', isStrong: true }], [{ text: '2\u00a0mm' }]]],
    },
  ]);
});

test('a tip has paragraphs, and steps are numbered', () => {
  const [tip, steps] = read('> **Note.** Text.\n>\n> [Open](/create)\n\n1. One\n2. Two').blocks;
  expect(tip).toEqual({
    kind: 'tip',
    paragraphs: [
      [{ text: 'Note.', isStrong: true }, { text: ' Text.' }],
      [{ text: 'Open', href: '/create' }],
    ],
  });
  expect(steps).toEqual({ kind: 'steps', items: [[{ text: 'One' }], [{ text: 'Two' }]] });
});

test('the search has the words of every block', () => {
  const { blocks } = read(
    '## Cut {#cut}\n\nText\n\n- item\n\n| a | b |\n|---|---|\n| c | d |\n\n![shown](lines)\n- label',
  );
  expect(blocks.map(helpBlockText)).toEqual(['Cut', 'Text', 'item', 'a b c d', 'shown label']);
});

test('HTML stays text', () => {
  expect(read('<script>alert(1)</script>').blocks).toEqual([
    { kind: 'paragraph', parts: [{ text: '<script>alert(1)</script>' }] },
  ]);
});
