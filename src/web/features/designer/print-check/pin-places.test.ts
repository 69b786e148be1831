import { expect, test } from 'vitest';
import { type CardDesign, layouts, newCardDesign, type TextField } from '#domain/card/card.ts';
import { overlap } from '#layout/blocks/collisions.ts';
import { textBox } from '#layout/blocks/text-box.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../../../tools/build/card-faces.ts';
import { pinsOf } from './pin-places.ts';

const fonts = fontsFromDisk();
const card: Partial<CardDesign> = {
  ...newCardDesign,
  companyName: 'Atelier Lumen',
  website: 'atelierlumen.sk',
  fullName: 'Elena Marek',
  position: 'Lighting Architect',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
};
const contacts: TextField[] = ['phone', 'email', 'url'];

function sceneOf(layout: CardDesign['layout']) {
  return layoutCard({ ...card, layout }, fonts);
}

test.each(layouts)('in %s the pins of three contacts stand beside them, over no text', (layout) => {
  const scene = sceneOf(layout);
  const places = contacts.flatMap((field) => subjectBox(scene, field) ?? []);
  const pins = pinsOf(scene, [{ level: 'warning', places }]);
  expect(pins).toHaveLength(3);
  const texts = scene.items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  for (const { box } of pins) {
    expect(texts.filter((text) => overlap(text, box))).toEqual([]);
    expect(pins.filter((other) => other.box !== box && overlap(other.box, box))).toEqual([]);
  }
});

test('a place with two things wrong has one pin with both numbers, and what is only told has none', () => {
  const scene = sceneOf('classic');
  const phone = subjectBox(scene, 'phone');
  const places = phone ? [phone] : [];
  expect(
    pinsOf(scene, [
      { level: 'problem', places },
      { level: 'warning', places },
      { level: 'information', places },
    ]),
  ).toMatchObject([{ numbers: [1, 2], isProblem: true }]);
});
