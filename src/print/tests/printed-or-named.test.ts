import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Card, isBlank } from '#domain/card/card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutBack } from '#layout/back/layout-back.ts';
import { checkSides, type PrintCheck } from '#layout/check/check-print.ts';
import type { Size } from '#layout/guides.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import { filesOfRuns, type Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceName, type FaceToLoad, faceIn, wholeOf } from '#layout/text/faces.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import {
  backCount,
  type SetCard,
  setCard,
  setCardCount,
  shuffled,
} from '../../../tools/print/samples/set-cards.ts';
import { pressRules } from '../press-check.ts';
import { openInks, renderCard } from '../print-card.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { greyJpeg } from '../testing/sample-logos.ts';

/** The share of all combinations that are laid out; `npm run test:full -- printed` has all of them. */
const share = Number(process.env.PRINTED_CARDS ?? 0.002);
/** Of those, the share whose file is made. */
const files = 0.01;

const fonts = fontsFromDisk();
const assets = await printAssetsFromDisk(fonts);
const press = pressRules(assets.colours, standardProfile, () => null);

/** With all their backs, so that a front is laid out once. */
const numbers = Array.from({ length: setCardCount }, (_, number) => number).filter(
  (number) => shuffled(Math.floor(number / backCount)) / 2 ** 32 < share,
);

test(
  `what is set on ${numbers.length} cards is printed or named, with the font files that they ask for`,
  () => {
    const faults: string[] = [];
    const counts = new Map<string, number>();
    const refusals = new Set<string>();
    let made = 0;
    for (const [index, number] of numbers.entries()) {
      const sample = setCard(number);
      try {
        const { scenes, checks } = checked(sample);
        faults.push(...silentlyMissing(sample, scenes, checks).map((what) => `${sample.name}: ${what}`));
        const codes = [...new Set(checks.flatMap(problemsOf))].sort().join(' ');
        counts.set(codes, (counts.get(codes) ?? 0) + 1);
        const isNew = codes !== '' && !refusals.has(codes);
        refusals.add(codes);
        if (isNew || shuffled(number + setCardCount) / 2 ** 32 < files || index === 0) {
          made += 1;
          const complaints = preflight(openPdf(fileOf(sample)), sizeOf(scenes));
          faults.push(...complaints.map((complaint) => `${sample.name}: ${complaint}`));
        }
      } catch (error) {
        faults.push(`${sample.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    report({ cards: numbers.length, made, problems: Object.fromEntries(counts) });
    expect(faults.slice(0, 20)).toEqual([]);
  },
  60_000 + numbers.length * 100,
);

function checked({ card, logo }: SetCard) {
  const requested = facesOfSides(card, fonts.looks);
  const size = logo ? pictureSize(logo) : undefined;
  const scenes = sidesOf(card, onlyWith(requested), size);
  const runs = scenes.flatMap(({ items }) => items).filter((item) => item.kind === 'text');
  const notRequested = filesOfRuns(runs).filter(
    (file) => !requested.includes(file) && !requested.includes(wholeOf(faceIn(file))),
  );
  if (notRequested.length > 0) throw new Error(`Not requested: ${notRequested.join(', ')}`);
  return { scenes, checks: checkSides({ card, scenes, hasLogo: logo !== null }, press) };
}

function sizeOf([front]: readonly Scene[]) {
  if (!front) throw new Error('A card has a front');
  const { cut, guides } = front;
  const { width, height } = cut;
  return {
    sidesMm: [Math.min(width, height), Math.max(width, height)] as const,
    bleedMm: -guides.bleed.x,
  };
}

let last: { key: string; front: Scene } | null = null;

/** The sides of a card. Only a back of the look's own changes the front. */
function sidesOf(card: Card, faces: LayoutFonts, logo: Size | undefined): Scene[] {
  const key = JSON.stringify({ ...card, back: card.back?.kind === 'look' });
  if (last?.key === key) {
    const back = layoutBack(card, faces, logo);
    return [last.front, ...(back ? [back] : [])];
  }
  const sides = layoutSides(card, faces, logo);
  const [front] = sides;
  if (front && card.back?.kind !== 'look') last = { key, front };
  return sides;
}

/** LayoutFonts that have only the faces of these files. */
function onlyWith(requested: readonly FaceToLoad[]): LayoutFonts {
  const faces = new Set(requested.map(faceIn));
  const asked = (face: FaceName) => {
    if (!faces.has(face)) throw new Error(`The face ${face} was not requested`);
    return face;
  };
  return {
    looks: fonts.looks,
    isAbsent: () => false,
    shape: (face, text, options) => fonts.shape(asked(face), text, options),
    outline: (face, glyph) => fonts.outline(asked(face), glyph),
    covers: (face, codePoint) => fonts.covers(asked(face), codePoint),
    metrics: (face) => fonts.metrics(asked(face)),
  };
}

/** What is neither drawn on a side nor named by a problem. */
function silentlyMissing({ card, logo }: SetCard, scenes: readonly Scene[], checks: readonly PrintCheck[]) {
  const items = scenes.flatMap((scene) => scene.items);
  const named = checks.flatMap(({ findings }) =>
    findings.filter(({ level, code }) => level === 'problem' && /_NOT_PRINTED$|_SAYS_/.test(code)),
  );
  const has = (subject: string) =>
    items.some((item) => item.kind === subject || (item.kind === 'text' && item.field === subject)) ||
    named.some((finding) => finding.subject === subject);
  return setParts(card, logo !== null)
    .filter((part) => !has(part))
    .filter((part) => !(part === 'companyName' && card.style.logo.hasName && has('logo')));
}

function setParts({ content, picture, back }: Card, hasLogo: boolean): string[] {
  return [
    ...(hasLogo ? ['logo'] : []),
    ...(picture ? ['picture'] : []),
    ...textFields.filter((field) => !isBlank(content[field])),
    ...(back?.kind === 'qr' ? ['qr', 'above', 'below'] : []),
    ...(back?.kind === 'text' ? ['message'] : []),
  ];
}

function problemsOf({ findings }: PrintCheck): string[] {
  return findings.filter(({ level }) => level === 'problem').map(({ code }) => code);
}

const metadata = { createdAt: new Date(0), documentId: '00000000-0000-4000-8000-000000000000' };

function fileOf({ card, logo }: SetCard): Uint8Array {
  const picture = card.picture ? greyJpeg : null;
  const inks = openInks({ logo, picture }, 300, assets.colours);
  return renderCard(card, inks, { fonts, assets, profile: standardProfile }, metadata);
}

/** The counts, into a file that is asked for. */
function report(counts: object): void {
  const path = process.env.PRINTED_REPORT;
  if (path) appendFileSync(path, `${JSON.stringify(counts, null, 2)}\n`);
}
