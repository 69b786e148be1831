import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoBackground } from '#print/image/logo-background.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { sampleLogos } from '#print/testing/sample-logos.ts';
import { fontsFromDisk } from '../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../tools/print/print-from-disk.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';

/** `npm run bench:print`: many cards in one file in Node: time per card, and memory without the file itself. */

const counts = [1, 50, 500, 500, 2_000];
const profile = { ...standardProfile, marks: true };
const metadata = {
  title: 'Bench',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

const fonts = fontsFromDisk();
const assets = await printAssetsFromDisk(fonts);
const logo = sampleLogos['PNG with opacity'] ?? new Uint8Array();
/** Converted logos, cached by their ground. */
const printed = new Map<string, PrintedLogo>();

function printedLogo(scene: Scene): PrintedLogo | null {
  const ground = logoBackground(scene);
  if (!ground) return null;
  const key = JSON.stringify(ground);
  const made = printed.get(key) ?? convertLogo(logo, ground, 300, assets.colours);
  printed.set(key, made);
  return made;
}

/** Creates the pages on demand. */
function* cards(count: number): Generator<PrintPage> {
  for (let number = 0; number < count; number += 1) {
    const card = cardOf({ ...sampleFlatCard(number), logoSize: 20 });
    const scene = layoutCard(card, fonts, { width: 500, height: 360 });
    yield { scene, logo: printedLogo(scene) };
  }
}

/** The used memory after garbage collection. */
function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;
const rows = counts.map((count) => {
  const before = heldBytes();
  const started = performance.now();
  const file = renderPdf(cards(count), assets, profile, metadata);
  const seconds = (performance.now() - started) / 1000;
  const held = heldBytes() - before;
  return {
    cards: count,
    'ms a card': Math.round((seconds / count) * 10_000) / 10,
    'file MB': mb(file.length),
    'held beside it MB': mb(held - file.length),
    'process MB': mb(process.memoryUsage.rss()),
  };
});
console.table(rows);
console.log(JSON.stringify({ where: 'node', rows }));
