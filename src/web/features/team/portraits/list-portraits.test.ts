import { expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import type { CheckedRow } from '../../../shared/print-worker/print-messages.ts';
import { listPortraits } from './list-portraits.ts';

const picture = { ref: '/objects/logos/1', pixels: { width: 3, height: 4 }, focus: { x: 0, y: 0 }, zoom: 1 };

function rowOf(row: number, email: string, hasPicture = false): CheckedRow {
  return {
    person: { row, texts: { email } },
    content: { texts: { email }, ...(hasPicture && { picture }) },
    card: { ...emptyCard, content: { email } },
    problems: [],
    comparison: { kind: 'new' },
  };
}

const rows = [rowOf(2, 'elena@lumen.example', true), rowOf(3, 'jan@lumen.example'), rowOf(4, '')];
const fileOf = (name: string) => new File([], name, { type: 'image/jpeg' });

test('rows whose cards have no picture lack one', () => {
  expect(listPortraits(rows, []).missing).toEqual([3, 4]);
});

test('files named by an email are for its row, and the others are of nobody', () => {
  const { chosen, missing, unknown } = listPortraits(rows, [
    fileOf('jan@lumen.example.jpg'),
    fileOf('x.jpg'),
  ]);
  expect(chosen.map(({ name }) => name)).toEqual(['jan@lumen.example.jpg']);
  expect([missing, unknown]).toEqual([[4], ['x.jpg']]);
});
