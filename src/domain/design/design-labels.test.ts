import { expect, test } from 'vitest';
import { cardOf, flatOf } from '../card/flat-card.ts';
import {
  applyDesign,
  type CompanyDesign,
  defaultRules,
  ownContent,
  styleProblems,
} from './company-design.ts';
import { personDocumentOf, readPersonDocument } from './design-document.ts';
import { contentWith } from './person-content.ts';

const card = cardOf({
  companyName: 'Kvások',
  fullName: 'Elena Marek',
  free1: '45 118 220',
  labels: { phone: 'Office', free1: 'IČO' },
});

function aDesign(rules: Partial<CompanyDesign['rules']> = {}): CompanyDesign {
  return { card, branches: [], rules: { ...defaultRules(card.content), free1: 'locked', ...rules } };
}

const labelsOf = (texts: Parameters<typeof applyDesign>[1]['texts'], design = aDesign()) =>
  applyDesign(design, { texts }).content.labels;

test('the labels of a design are on the cards of its people', () => {
  expect(labelsOf({ fullName: 'Ján', phone: '+421 2 100' })).toEqual({ phone: 'Office', free1: 'IČO' });
});

test('a person has labels of their own before text that the design leaves to them, and none before the others', () => {
  const own = { phone: 'Shop', free1: 'DIČ' };
  expect(labelsOf({ labels: own })).toEqual({ phone: 'Shop', free1: 'IČO' });
  expect(labelsOf({ labels: { phone: '' } })?.phone).toBe('');
  expect(labelsOf({ labels: own }, aDesign({ phone: 'hidden' }))).toEqual({ free1: 'IČO' });
});

test('a label is stored where it differs from the design, and stays while the design sets its text', () => {
  const stored = (labels: object) => ownContent(aDesign(), { texts: { labels } }).texts.labels;
  expect(stored({ phone: 'Office', mobile: '', url: 'Web' })).toEqual({ url: 'Web' });
  const before = { labels: { free1: 'DIČ', phone: 'Shop' } };
  expect(ownContent(aDesign(), { texts: { labels: {} } }, before).texts.labels).toEqual({ free1: 'DIČ' });
  expect(ownContent(aDesign(), { texts: {} }, before).texts.labels).toEqual(before.labels);
});

test('a changed label of a locked text is refused, the same one is not', () => {
  const shown = applyDesign(aDesign(), { texts: { fullName: 'Ján' } });
  const sent = (labels: object) => styleProblems(aDesign(), { texts: {} }, { ...flatOf(shown), labels });
  expect(sent({ free1: 'IČO', phone: 'Shop' })).toEqual([]);
  expect(sent({ free1: 'DIČ' })).toEqual(['labels']);
});

test('a list changes neither the labels of a card nor the line breaks of a text that it has on one line', () => {
  const texts = { fullName: 'Ján\nKováč', position: 'pekár\nv Nitre', labels: { phone: 'Shop' } };
  const person = { row: 2, texts: { fullName: 'Ján Kováč', position: 'majster pekár' } };
  expect(contentWith(aDesign(), person, { texts }).texts).toEqual({
    fullName: 'Ján\nKováč',
    position: 'majster pekár',
    labels: { phone: 'Shop' },
  });
});

test('a person with line breaks or labels has a version that older releases refuse', () => {
  const stored = [
    { texts: { fullName: 'Ján\nKováč' } },
    { texts: { fullName: 'Ján', labels: { phone: 'Shop' } }, setIn: 'Inter' },
  ] as const;
  for (const content of stored) {
    const document = personDocumentOf('a-design', content);
    expect(document.v).toBe(12);
    expect(readPersonDocument(document)).toEqual({ designId: 'a-design', ...content });
  }
  const before = { v: 3, designId: 'a-design', content: { fullName: 'Ján\nKováč' } };
  expect(readPersonDocument(before)?.texts).toEqual({ fullName: 'Ján Kováč' });
});
