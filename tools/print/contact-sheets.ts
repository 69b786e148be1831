import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { applyPatch, type CardContent, layouts, newCard } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { suggestedLogoSize } from '#layout/layouts/plan-of.ts';
import type { LogoSize, Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { drawScene } from './draw-scene.ts';

/**
 * npm run draw -- sheets [folder] [layout …] – draws every layout with four sets of ordinary texts in three formats, and
 * upright, as PNG sheets to look at.
 */
const [folder = '.data/sheets', ...chosen] = process.argv.slice(2);

const usual = {
  companyName: 'TatraTech, s. r. o.',
  website: 'www.tatratech.sk',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  mobile: '+421 905 111 222',
  phone: '055/622 33 44',
  email: 'martina.kovacova@tatratech.sk',
  street: 'Hlavná 1',
  city: '040 01 Košice',
};
const sets = {
  short: {
    texts: {
      companyName: 'Lumi',
      fullName: 'Eva Marek',
      position: 'architect',
      phone: '+421 905 318 442',
      email: 'eva@lumi.sk',
    },
    logo: undefined,
  },
  usual: { texts: usual, logo: { width: 1000, height: 220 } },
  long: {
    texts: {
      companyName: 'Podtatranská vydavateľská spoločnosť, a. s.',
      website: 'Knihy a mapy pre horských ľudí',
      fullName: 'Ing. arch. Ľubomíra Ďuricová, PhD.',
      position: 'vedúca oddelenia ľudských zdrojov',
      phone: '+421 905 318 442',
      email: 'lubomira.duricova@podtatranska-vydavatelska.sk',
      url: 'www.podtatranska-vydavatelska.sk/ludia',
    },
    logo: { width: 600, height: 600 },
  },
  full: {
    texts: {
      ...usual,
      fullName: 'JUDr. Katarína Mikulášová, LL.M.',
      department: 'Oddelenie výskumu a vývoja',
      url: 'linkedin.com/in/katarina-mikulasova',
      email: 'katarina.mikulasova@tatratech.sk',
      free1: 'IČO 45 118 220',
      free2: 'Po – Pi 8.00 – 16.30',
    },
    logo: { width: 600, height: 600 },
  },
} satisfies Record<string, { texts: CardContent; logo: LogoSize | undefined }>;
const formats = ['90x50', '85x55', 'us'] as const;

const fonts = fontsFromDisk();
const pxPerMm = 6;
const gap = 4;

mkdirSync(folder, { recursive: true });
for (const layout of layouts) {
  if (chosen.length > 0 && !chosen.includes(layout)) continue;
  const lying = Object.values(sets).flatMap(({ texts, logo }) =>
    formats.map((format) => sceneOf({ ...texts, layout, format }, logo)),
  );
  const upright = Object.values(sets).map(({ texts, logo }) =>
    sceneOf({ ...texts, layout, orientation: 'portrait' }, logo),
  );
  writeSheet(layout, lying, 3);
  writeSheet(`${layout}-upright`, upright, 4);
}

function sceneOf(flat: FlatCard, logo: LogoSize | undefined): Scene {
  const card = cardOf({ ...flatOf(newCard), ...flat });
  return layoutCard(applyPatch(card, { style: { logo: { sizeMm: suggestedLogoSize(card) } } }), fonts, logo);
}

function writeSheet(name: string, scenes: readonly Scene[], across: number): void {
  const cell = {
    width: Math.max(...scenes.map(({ cut }) => cut.width)) + gap,
    height: Math.max(...scenes.map(({ cut }) => cut.height)) + gap,
  };
  const width = across * cell.width + gap;
  const height = Math.ceil(scenes.length / across) * cell.height + gap;
  const cards = scenes.map((scene, index) => {
    const [x, y] = [gap + (index % across) * cell.width, gap + Math.floor(index / across) * cell.height];
    return drawScene(scene, fonts, { x, y });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#b9b2a6"/>${cards.join('')}</svg>`;
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width * pxPerMm } }).render().asPng();
  writeFileSync(join(folder, `${name}.png`), png);
}
