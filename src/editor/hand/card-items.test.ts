import { expect, test } from 'vitest';
import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { cardItems, type TextItem, textStart } from './card-items.ts';
import { withoutText } from './without-text.ts';

const fonts = fontsFromDisk();

const card = applyPatch(newCard, {
  content: {
    companyName: 'Dubrava',
    fullName: 'Jana Dubravová',
    phone: '+421 2 5443 1180',
    email: 'jana@dubrava.example',
  },
});

function sceneOf(change: Parameters<typeof applyPatch>[1] = {}): Scene {
  const changed: Card = applyPatch(card, change);
  return layoutCard(changed, fonts, { width: 400, height: 100 });
}

function textOf(scene: Scene, field: string): TextItem {
  const item = cardItems(scene).find(({ id }) => id === field);
  if (item?.kind !== 'text') throw new Error(`There is no ${field}`);
  return item;
}

test('every text is one item around all its lines, in the order of the layout', () => {
  const scene = sceneOf({ content: { fullName: 'Mgr. art. Maximiliána Országhová-Ďuricová, PhD., MBA' } });
  const items = cardItems(scene);
  const name = textOf(scene, 'fullName');
  expect(items.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))]);
  expect(items.filter(({ kind }) => kind === 'text').map(({ id }) => id)).toEqual([
    'companyName',
    'fullName',
    'phone',
    'email',
  ]);
  expect(name.runs.length).toBeGreaterThan(1);
  for (const { y } of name.runs) {
    expect(y).toBeGreaterThan(name.box.y);
    expect(y).toBeLessThan(name.box.y + name.box.height);
  }
});

test('a logo is an item', () => {
  const scene = sceneOf({ style: { logo: { ref: 'logo.png' } } });
  expect(cardItems(scene).some(({ kind }) => kind === 'logo')).toBe(true);
});

test.each(['none', 'letters', 'icons'] as const)(
  'with %s before it, a number starts where its own letters do',
  (contactLabels) => {
    const { runs } = textOf(sceneOf({ style: { contactLabels } }), 'phone');
    const [run] = runs;
    if (!run) throw new Error('There is no line');
    const own = run.glyphs.slice(-'+421 2 5443 1180'.length);
    const em = ptToMm(run.sizePt);
    const ownWidth = own.reduce((sum, { advanceEm }) => sum + advanceEm, 0) * em;
    const icon = run.icon === undefined ? 0 : (own[0]?.dxEm ?? 0) * em;
    expect(textStart(run)).toBeCloseTo(run.x + run.width - ownWidth + icon, 1);
  },
);

test.each([
  ['none', ''],
  ['letters', 'T'],
] as const)('a text that is typed leaves its label: %s', (contactLabels, label) => {
  const scene = sceneOf({ style: { contactLabels } });
  const [run] = textOf(withoutText(scene, 'phone'), 'phone').runs;
  expect(
    run?.glyphs
      .map(({ text }) => text)
      .join('')
      .trim(),
  ).toBe(label);
  expect(textOf(withoutText(scene, 'phone'), 'email')).toEqual(textOf(scene, 'email'));
});
