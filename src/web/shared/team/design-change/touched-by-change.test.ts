import { expect, test } from 'vitest';
import { touchedBy } from './touched-by-change.ts';

const approval = (state: 'approved' | 'waiting') => ({
  state,
  answeredBy: null,
  answeredAt: null,
  snapshotId: 's',
  linkId: null,
});

test('approvals of changed cards end, and open orders say how many of their cards change', () => {
  const proofs = [
    { cardId: 'eva', state: 'approved', isCurrent: true },
    { cardId: 'jan', state: 'approved', isCurrent: false },
    { cardId: 'iva', state: 'waiting', isCurrent: true },
    { cardId: 'of another design', state: 'approved', isCurrent: true },
  ] as const;
  const orders = [
    {
      number: '2026-02',
      lines: [
        { cardId: 'jan', approval: approval('approved') },
        { cardId: 'iva', approval: approval('waiting') },
        { cardId: 'of another design', approval: null },
      ],
    },
    { number: '2026-03', lines: [{ cardId: 'of another design', approval: null }] },
  ];
  expect(touchedBy(new Set(['eva', 'jan', 'iva']), proofs, orders)).toEqual({
    approved: ['eva', 'jan'],
    orders: [{ number: '2026-02', cards: 2 }],
  });
});
