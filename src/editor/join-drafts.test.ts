import { expect, test } from 'vitest';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { type Draft, newDraft } from './draft.ts';
import { joinDrafts } from './join-drafts.ts';

const flat: FlatCard = {
  companyName: 'Lumen',
  fullName: 'Elena Marek',
  phone: '400',
  layout: 'classic',
  phoneColor: '#111111',
};
const base: Draft = { name: 'Elena', card: cardOf(flat), logo: null };

function changed(change: FlatCard, draft: Partial<Draft> = {}): Draft {
  return { ...base, ...draft, card: cardOf({ ...flat, ...change }) };
}

test('what only one version changed is in both; what both changed alike is no conflict', () => {
  const own = changed({ phone: '442', position: 'Architect' });
  const other = changed({ email: 'elena@lumen.sk', position: 'Architect' }, { name: 'Elena, new' });
  const joined = joinDrafts(base, own, other);
  expect(joined.conflicts).toEqual([]);
  expect(joined.added).toEqual(['name', 'email']);
  expect(joined.own).toEqual(
    changed({ phone: '442', position: 'Architect', email: 'elena@lumen.sk' }, { name: 'Elena, new' }),
  );
});

test('a text that both changed is a conflict; either version has the rest of both', () => {
  const own = changed({ phone: '442', position: 'Architect' });
  const other = changed({ phone: '443', email: 'elena@lumen.sk' });
  const joined = joinDrafts(base, own, other);
  expect(joined.conflicts).toEqual(['phone']);
  const rest = { position: 'Architect', email: 'elena@lumen.sk' };
  expect(joined.own).toEqual(changed({ ...rest, phone: '442' }));
  expect(joined.other).toEqual(changed({ ...rest, phone: '443' }));
});

test('the appearance, the logo with its place and the back are each joined as a whole', () => {
  const logo = { file: new Blob(['logo']), name: 'logo.png', pixels: { width: 1, height: 1 } };
  const back = { kind: 'text', message: { text: 'Light' } } as const;
  const own = changed({ layout: 'bold', back });
  const other = changed({ logoSize: 33, logoX: 4, logoVersion: 'plate' }, { logo });
  const joined = joinDrafts(base, own, other);
  expect(joined.added).toEqual(['logo']);
  expect(joined.own).toEqual(
    changed({ layout: 'bold', back, logoSize: 33, logoX: 4, logoVersion: 'plate' }, { logo }),
  );
  // A colour fits the paper of its own version.
  expect(joinDrafts(base, own, changed({ phoneColor: '#ffffff' })).conflicts).toEqual(['appearance']);
});

test('what the other version has taken away is taken away', () => {
  const { phoneColor: _, ...rest } = flat;
  const { own } = joinDrafts(base, changed({ position: 'Architect' }), { ...base, card: cardOf(rest) });
  expect(own.card).toEqual(cardOf({ ...rest, position: 'Architect' }));
  expect(joinDrafts(base, base, changed({ phone: '' })).own.card.content.phone).toBe('');
});

test('without the version that both started from, every difference is a conflict', () => {
  const joined = joinDrafts(null, changed({ phone: '442' }), changed({ email: 'elena@lumen.sk' }));
  expect(joined.conflicts).toEqual(['phone', 'email']);
  expect(joined.added).toEqual([]);
});

test('the name of a card that is named after its person follows the joined person', () => {
  const named: Draft = { ...base, name: 'Elena Marek' };
  const other: Draft = changed({ fullName: 'Elena Nová' }, { name: 'Elena Nová' });
  const { own, added } = joinDrafts(named, changed({ phone: '442' }, named), other);
  expect(added).toEqual(['fullName']);
  expect(own).toMatchObject({
    name: 'Elena Nová',
    card: { content: { fullName: 'Elena Nová', phone: '442' } },
  });
});

test('a look that the other version chose is taken with its back', () => {
  const look = { id: 'bauhaus', version: 1 } as const;
  const other = changed({ look, back: { kind: 'look' } });
  const joined = joinDrafts(base, changed({ phone: '442' }), other);
  expect(joined.added).toEqual(['appearance', 'back']);
  expect(joined.own).toEqual(changed({ phone: '442', look, back: { kind: 'look' } }));
});

test('adjustments of different values are joined one by one; two sizes of one text are a conflict', () => {
  const own = changed({ adjustments: { fields: { fullName: { pt: 14 } } } });
  const other = changed({ adjustments: { fields: { fullName: { weight: 400 } } } });
  const both = { fields: { fullName: { pt: 14, weight: 400 as const } } };
  expect(joinDrafts(base, own, other)).toMatchObject({ added: ['adjustments'], conflicts: [] });
  expect(joinDrafts(base, own, other).own).toEqual(changed({ adjustments: both }));
  expect(joinDrafts(base, other, own).own).toEqual(changed({ adjustments: both }));
  const larger = changed({ adjustments: { fields: { fullName: { pt: 15 } } } });
  expect(joinDrafts(base, own, larger)).toMatchObject({ added: [], conflicts: ['adjustments'] });
});

test('an adjustment of one tab and another palette of the other are joined', () => {
  const own = changed({ adjustments: { fields: { fullName: { pt: 14 } } } });
  const other = changed({ phoneColor: '#222222' });
  const joined = joinDrafts(base, own, other);
  expect(joined.own.card.style.adjustments).toEqual(own.card.style.adjustments);
  expect(joined.own.card.style.colours).toEqual(other.card.style.colours);
  expect(joined.conflicts).toEqual([]);
});

test('a label goes with its text', () => {
  const labelled = (labels: object) => ({ ...newDraft, card: cardOf({ phone: '1', mobile: '2', labels }) });
  const joined = joinDrafts(labelled({}), labelled({ phone: 'Office' }), labelled({ mobile: 'GSM' }));
  expect([joined.added, joined.conflicts]).toEqual([['mobile'], []]);
  expect(joined.own.card.content.labels).toEqual({ mobile: 'GSM', phone: 'Office' });
});
