import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentOf, readStoredDesign } from '#domain/card/card-document.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import { versionOneCards } from '../../tools/print/version-1-cards.ts';
import { standardProfile } from './print-profile.ts';
import { renderPdf } from './render-pdf.ts';

const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

test('a card of version 1 prints the recorded bytes, also after it is saved as version 2', async () => {
  const fonts = fontsFromDisk();
  const assets = await printAssetsFromDisk(fonts);
  const printed = (stored: unknown) => {
    const design = readStoredDesign(stored) ?? {};
    const file = renderPdf([{ scene: layoutCard(design, fonts) }], assets, standardProfile, metadata);
    return createHash('sha256').update(file).digest('hex');
  };
  expect(versionOneCards).toHaveLength(25);
  for (const { design, sha256 } of versionOneCards) {
    expect(printed(design)).toBe(sha256);
    expect(printed(documentOf(design))).toBe(sha256);
  }
}, 30_000);
