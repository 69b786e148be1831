import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, newCard } from '../card/card.ts';
import { freezeCard } from '../proof/snapshot.ts';
import {
  hasStep,
  isOpenState,
  isSameProfile,
  type OrderStep,
  orderNumber,
  orderState,
  orderStepRefusal,
  orderSteps,
  type StepRecord,
  splitLines,
  takeStep,
} from './order.ts';
import { changeSince } from './order-changes.ts';
import { byBranchAndName } from './sort-lines.ts';

const taken = (step: OrderStep, at = 0): StepRecord => ({
  step,
  by: 'Lucia',
  at: new Date(at).toISOString(),
});
const order = (steps: OrderStep[], approvals: boolean[] = [false]) => ({
  steps: steps.map((step) => taken(step)),
  lines: approvals.map((isApproved) => ({ isApproved })),
});

describe('the state of an order', () => {
  test.each([
    ['draft', ['created'], [false]],
    ['waiting', ['created', 'asked'], [true, false]],
    ['ready', ['created', 'asked'], [true, true]],
    ['ready', ['created'], [true]],
    ['ready', ['created', 'released'], [false]],
    ['sent', ['created', 'released', 'sent'], [false]],
    ['printed', ['created', 'released', 'sent', 'printed'], [false]],
    ['cancelled', ['created', 'released', 'sent', 'cancelled'], [true]],
  ] as const)('is %s after %j with approvals %j', (state, steps, approvals) => {
    expect(orderState(order([...steps], [...approvals]))).toBe(state);
  });
});

describe('what is approved', () => {
  test('can be sent while the rest waits', () => {
    const waiting = order(['created', 'asked'], [true, false, true]);
    expect(orderStepRefusal(waiting, 'sent')).toBe('ORDER_NOT_READY');
    expect(orderStepRefusal(waiting, 'sent', true)).toBeNull();
    const { sent, rest } = splitLines(waiting, true);
    expect([sent.length, rest.length]).toEqual([2, 1]);
  });

  test('is not sent while nothing is', () => {
    expect(orderStepRefusal(order(['created', 'asked'], [false]), 'sent', true)).toBe('ORDER_NOT_READY');
  });
});

/** Every history that the rules allow: steps, answers and voided approvals, in any order. */
const event = fc.oneof(
  fc.record({ step: fc.constantFrom(...orderSteps), isPart: fc.boolean() }),
  fc.record({ line: fc.nat(4), isApproved: fc.boolean() }),
);

test('in every history an order is sent once, stays as it was sent, and ends printed or cancelled, never both', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let current = order(['created'], [false, false, false]);
      let frozen: string | null = null;
      for (const [at, next] of events.entries()) {
        const before = orderState(current);
        if ('line' in next) {
          // An answer, or an edit that voids it. It changes nothing that is sent.
          const lines = current.lines.map((line, place) =>
            place === next.line ? { isApproved: next.isApproved } : line,
          );
          if (isOpenState(before)) current = { ...current, lines };
          continue;
        }
        if (orderStepRefusal(current, next.step, next.isPart)) continue;
        if (next.step === 'sent') {
          expect(frozen).toBeNull();
          const { sent, rest } = splitLines(current, next.isPart);
          expect(sent.length).toBeGreaterThan(0);
          expect(sent.length + rest.length).toBe(current.lines.length);
          const isReleased = hasStep(current, 'released');
          expect(isReleased || sent.every(({ isApproved }) => isApproved)).toBe(true);
          current = { ...current, lines: sent };
          frozen = JSON.stringify(sent);
        }
        current = takeStep(current, taken(next.step, at));
        if (frozen) expect(JSON.stringify(current.lines)).toBe(frozen);
      }
      const ends = current.steps.filter(({ step }) => step === 'printed' || step === 'cancelled');
      expect(ends.length).toBeLessThanOrEqual(1);
      expect(current.steps.filter(({ step }) => step === 'sent').length).toBeLessThanOrEqual(1);
      if (hasStep(current, 'printed')) expect(hasStep(current, 'sent')).toBe(true);
      if (hasStep(current, 'received')) expect(hasStep(current, 'sent')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a step that is taken again changes nothing', () => {
  const sent = order(['created', 'released', 'sent', 'received']);
  expect(takeStep(sent, taken('received', 9))).toBe(sent);
});

test('an order is named by its year and its place in it', () => {
  expect(orderNumber({ year: 2026, sequence: 7 })).toBe('2026-07');
  expect(orderNumber({ year: 2026, sequence: 120 })).toBe('2026-120');
});

test('equal profiles ask for the same file whatever the order of their keys', () => {
  expect(isSameProfile({ bleedMm: 2, icc: 'FOGRA39' }, { icc: 'FOGRA39', bleedMm: 2 })).toBe(true);
  expect(isSameProfile({ bleedMm: 2 }, {})).toBe(false);
});

describe('since the last order', () => {
  const images = { logoId: null, pictureId: null };
  const card = applyPatch(newCard, { content: { fullName: 'Emil Zeman', position: 'Foreman' } });
  const frozen = freezeCard(card, { ...images, profile: {}, createdAt: '', documentId: '' });

  test('a person is new, the same, or changed by word', () => {
    expect(changeSince(undefined, { card, ...images })).toEqual({ kind: 'new' });
    expect(changeSince(frozen, { card, ...images })).toEqual({ kind: 'same' });
    const promoted = applyPatch(card, { content: { position: 'Site manager', phone: ' ' } });
    expect(changeSince(frozen, { card: promoted, ...images })).toEqual({
      kind: 'changed',
      texts: [{ field: 'position', before: 'Foreman', after: 'Site manager' }],
    });
  });

  test('another look is a change without texts', () => {
    const dark = applyPatch(card, { style: { background: '#111111' } });
    expect(changeSince(frozen, { card: dark, ...images })).toEqual({ kind: 'changed', texts: [] });
  });
});

test('people are sorted by branch and name as the language does, those without a branch last', () => {
  const people = [
    ['', 'Adam'],
    ['Žilina', 'Zora'],
    ['Martin', 'Čermák'],
    ['Martin', 'Cibula'],
    ['Žilina', 'Hana'],
    ['Martin', 'Daniel'],
  ].map(([branch = '', name = '']) => ({ branch, name }));
  expect(people.sort(byBranchAndName('sk')).map(({ name }) => name)).toEqual([
    'Cibula',
    'Čermák',
    'Daniel',
    'Hana',
    'Zora',
    'Adam',
  ]);
});
