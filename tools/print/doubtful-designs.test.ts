import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardsCommand } from './cards-command.ts';
import { pdfCommand } from './pdf-command.ts';
import { type DoubtfulDesign, doubtfulDesigns } from './samples/doubtful-designs.ts';
import { runInFolder } from './testing/run-in-folder.ts';

const cases = Object.entries<DoubtfulDesign>(doubtfulDesigns);

const commands = {
  pdf: { command: pdfCommand, inputs: ['--design', './card.json'] },
  cards: { command: cardsCommand, inputs: ['--design', './card.json', '--list', './people.csv'] },
} as const;

/** A list whose only row is the person of the design. */
const people = 'Full name\nElena Marek\n';

function filesOf({ design, files = {} }: DoubtfulDesign) {
  const card = typeof design === 'string' ? design : JSON.stringify(design);
  return { ...files, 'card.json': card, 'people.csv': people };
}

test('there are at least sixty doubtful designs', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

describe.each(['pdf', 'cards'] as const)(
  'npm run %s names the problem, exits 1 and makes no file:',
  (name) => {
    const { command, inputs } = commands[name];
    test.each(cases)('%s', async (_, doubtful) => {
      const args = [...inputs, '--out', './out.pdf', ...(doubtful.options ?? [])];
      await runInFolder(command, args, filesOf(doubtful), (folder, { status, complained }) => {
        expect(complained).toContain(doubtful.says);
        expect(status).toBe(1);
        expect(existsSync(join(folder, 'out.pdf'))).toBe(false);
      });
    });
  },
);

test.each([
  ['a yellow code on white', 'pdf'],
  ['a custom font that is not given', 'cards'],
] as const)(
  'as a process of its own: %s, npm run %s',
  (title, name) => {
    const folder = mkdtempSync(join(tmpdir(), 'vizitka-process-'));
    try {
      const doubtful = doubtfulDesigns[title];
      if (!doubtful) throw new Error(`There is no design called ${title}`);
      for (const [file, bytes] of Object.entries(filesOf(doubtful))) writeFileSync(join(folder, file), bytes);
      const inputs = [...commands[name].inputs, '--out', './out.pdf'];
      const args = inputs.map((arg) => (arg.startsWith('./') ? join(folder, arg) : arg));
      const { status, stderr } = spawnSync(process.execPath, [`tools/print/${name}.ts`, ...args], {
        encoding: 'utf8',
      });
      expect(stderr).toContain(doubtful.says);
      expect(status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  30_000,
);
