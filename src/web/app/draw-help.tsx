import type { ReactNode } from 'react';
import type { Language } from '#domain/account/languages.ts';
import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import { type Scene, type SceneItem, shapeColour, withShapeColour } from '#layout/scene.ts';
import samples from '#messages/every-language/look-samples.ts';
import people from '#messages/every-language/sample-people.ts';
import type { Cmyk } from '#print/colour/ink.ts';
import { type HelpPicture, helpPicture } from '../features/help/help-picture.ts';
import { SceneDrawing } from '../shared/card/scene-drawing.tsx';
import { sampleCard } from '../shared/looks/sample-cards.ts';
import { svgFile } from './svg-file.tsx';

/** What draws the cards: fonts, and the inks of a colour on the standard press. */
type HelpTools = { fonts: LayoutFonts; inkOf: (colour: string) => Cmyk };

/** The looks that the pictures show. */
const shown = {
  main: 'bauhaus',
  fullColour: 'poster',
  team: 'quarter',
  foil: 'grand-deco',
} as const satisfies Record<string, LookId>;

/** The parts of the card with foil that are on its plate. */
const foiled: readonly string[] = ['companyName', 'fullName'];

/** The cards on the pictures of the help as SVG files with their addresses. */
export function drawHelp(language: Language, tools: HelpTools): { address: string; svg: string }[] {
  const { fonts, inkOf } = tools;
  const sidesOf = (card: Card) => layoutSides(card, fonts);
  const main = sampleCard(shown.main, samples[language]);
  const [front, back = front] = sidesOf(main);
  const [fullColour] = sidesOf(sampleCard(shown.fullColour, samples[language]));
  const [foil] = sidesOf(sampleCard(shown.foil, samples[language]));
  const { fullName, phone } = main.content;
  const [plain] = sidesOf(applyPatch(newCard, { content: { fullName, phone } }));
  const [, code] = sidesOf(applyPatch(main, { back: { kind: 'qr', qr: { content: 'vcard', sizeMm: 26 } } }));
  if (!front || !back || !fullColour || !foil || !plain || !code) throw new Error('A card has no such side');
  const draw = (scene: Scene) => <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />;
  const withBleed = (scene: Scene) => svgFile(scene.guides.bleed, draw(scene));
  const cut = (scene: Scene) => svgFile(scene.guides.cut, draw(scene));
  const plate = (ink: keyof typeof plateColours) =>
    cut(recoloured(front, (colour) => tintOf(plateColours[ink], inkOf(colour)[ink])));
  const team = people[language].people.map(({ content }) => {
    const [card] = sidesOf(withLook(applyPatch(newCard, { content }), shown.team));
    if (!card) throw new Error('A card has no front');
    return cut(card);
  });
  const pictures: Record<HelpPicture, string> = {
    front: withBleed(front),
    back: withBleed(back),
    'full-colour': withBleed(fullColour),
    plain: svgFile(plain.guides.cut, draw(plain)),
    'plate-c': plate('c'),
    'plate-m': plate('m'),
    'plate-y': plate('y'),
    'plate-k': plate('k'),
    code: svgFile(code.guides.cut, [draw(code), quietZone(code)]),
    'person-1': team[0] ?? '',
    'person-2': team[1] ?? '',
    'person-3': team[2] ?? '',
    foil: cut(foil),
    'foil-plate': cut(plateOf(foil, foiled)),
  };
  return Object.entries(pictures).map(([name, svg]) => ({
    address: helpPicture(name as HelpPicture, language),
    svg,
  }));
}

const plateColours = { c: [0, 160, 220], m: [229, 18, 125], y: [255, 213, 0], k: [27, 25, 23] } as const;

/** An ink on white paper, from 0 to 1. */
function tintOf(ink: readonly number[], amount: number): string {
  const hex = (channel: number) =>
    Math.round(255 + (channel - 255) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${ink.map(hex).join('')}`;
}

function recoloured(scene: Scene, change: (colour: string) => string): Scene {
  return { ...scene, items: scene.items.map((item) => recolouredItem(item, change)) };
}

function recolouredItem(item: SceneItem, change: (colour: string) => string): SceneItem {
  if (item.kind === 'shape') return withShapeColour(item, change(shapeColour(item)));
  return 'colour' in item ? { ...item, colour: change(item.colour) } : item;
}

/** The texts that are on a plate, in black on white: what the print shop makes the foil from. */
function plateOf(scene: Scene, parts: readonly string[]): Scene {
  const white = {
    id: 'background',
    kind: 'fill',
    part: 'background',
    box: scene.guides.bleed,
    colour: '#ffffff',
  } as const;
  const runs = scene.items.flatMap((item) =>
    item.kind === 'text' && item.field !== null && parts.includes(item.field)
      ? [{ ...item, colour: '#000000', opacity: 1 }]
      : [],
  );
  return { ...scene, items: [white, ...runs] };
}

/** A line around what must stay empty around a code. */
function quietZone({ items }: Scene): ReactNode {
  const code = items.find((item) => item.kind === 'qr');
  if (!code) throw new Error('The back has no code');
  const { x, y, width, height } = code.box;
  const by = code.moduleMm * printLimits.qrQuietModules.needed;
  return (
    <rect
      key="quiet"
      x={x - by}
      y={y - by}
      width={width + 2 * by}
      height={height + 2 * by}
      fill="none"
      stroke="#0089be"
      strokeWidth={0.3}
      strokeDasharray="1 0.7"
    />
  );
}
