import { expect, test } from 'vitest';
import { cardOf } from '../card/flat-card.ts';
import { applyDesign, type CompanyDesign, defaultRules } from './company-design.ts';
import { companyNameOf, designWithoutPeople, editableContent, submittedContent } from './fill-in.ts';

const texts = {
  companyName: 'Stavby Kriváň',
  fullName: 'Emil Zeman',
  phone: '+421 917 480 203',
  city: 'Martin',
};
const pictured = {
  ref: '/objects/uploads/x',
  pixels: { width: 600, height: 400 },
  shape: 'round',
  focus: { x: 0.5, y: 0.5 },
  zoom: 1,
} as const;

function aDesign(rules: Partial<CompanyDesign['rules']> = {}): CompanyDesign {
  const card = {
    ...cardOf(texts),
    picture: pictured,
    back: { kind: 'card' as const, content: { companyName: 'Stavby', fullName: 'Emil Zeman' } },
  };
  return { card, rules: { ...defaultRules(texts), ...rules }, branches: [] };
}

test('a design without people has nothing of the colleague whose card it was made from', () => {
  const design = aDesign({ city: 'hidden', picture: 'optional' });
  const shared = designWithoutPeople(design);
  expect(shared.card.content).toEqual({ companyName: 'Stavby Kriváň' });
  expect(JSON.stringify(shared)).not.toMatch(/Zeman|480|Martin|uploads/);
});

test('a card of a person is the same with it', () => {
  const design = aDesign({ picture: 'optional' });
  const person = { texts: { fullName: 'Barbora Šimková', city: 'Žilina' }, picture: pictured };
  expect(applyDesign(designWithoutPeople(design), person)).toEqual(applyDesign(design, person));
});

test('a picture that every card shows stays', () => {
  expect(designWithoutPeople(aDesign()).card.picture).toEqual(pictured);
});

test('what was sent has every text that the person can change and no other', () => {
  const sent = { companyName: 'Mine', fullName: ' Emil Zeman ', phone: '' };
  const { texts: kept } = submittedContent(aDesign({ city: 'hidden' }), { texts: sent });
  expect(kept).toMatchObject({ fullName: 'Emil Zeman', phone: '', position: '' });
  expect(kept).not.toHaveProperty('companyName');
  expect(kept).not.toHaveProperty('city');
});

test('texts that the design does not show now are not shown to their person either', () => {
  const content = { texts: { fullName: 'Emil Zeman', city: 'Martin' } };
  expect(editableContent(aDesign({ city: 'hidden' }), content).texts).toEqual({ fullName: 'Emil Zeman' });
});

test('the company of a link is the name on every card, else the name of the design', () => {
  expect(companyNameOf(aDesign(), 'Cards')).toBe('Stavby Kriváň');
  expect(companyNameOf(aDesign({ companyName: 'required' }), 'Cards')).toBe('Cards');
});
