import { expect, test } from 'vitest';
import { layouts, newCard } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { overlap } from '#layout/blocks/collisions.ts';
import { textBox } from '#layout/blocks/text-box.ts';
import { subjectBox } from '#layout/check/subject-box.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../../../tools/build/card-faces.ts';
import { lumenCard } from '../../../../../tools/print/samples/lumen-texts.ts';
import { layoutPins } from './layout-pins.ts';

const fonts = fontsFromDisk();
const card: FlatCard = {
  ...flatOf(newCard),
  ...lumenCard,
};
const contacts: TextField[] = ['phone', 'email', 'url'];

function sceneOf(layout: FlatCard['layout']) {
  return layoutCard(cardOf({ ...card, layout }), fonts);
}

test.each(layouts)('in %s the pins of three contacts are beside them and cover no text', (layout) => {
  const scene = sceneOf(layout);
  const targets = contacts.flatMap((field) => subjectBox(scene, field) ?? []);
  const pins = layoutPins(scene, [{ level: 'warning', targets }]);
  expect(pins).toHaveLength(3);
  const texts = scene.items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  for (const { box } of pins) {
    expect(texts.filter((text) => overlap(text, box))).toEqual([]);
    expect(pins.filter((other) => other.box !== box && overlap(other.box, box))).toEqual([]);
  }
});

test('a target with two findings has one pin with both numbers, and information has none', () => {
  const scene = sceneOf('classic');
  const phone = subjectBox(scene, 'phone');
  const targets = phone ? [phone] : [];
  expect(
    layoutPins(scene, [
      { level: 'problem', targets },
      { level: 'warning', targets },
      { level: 'information', targets },
    ]),
  ).toMatchObject([{ numbers: [1, 2], isProblem: true }]);
});
