import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import { documentOf, readStoredCard } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { versionOneCards } from '../../../tools/print/samples/version-1-cards.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { renderPdf } from '../render-pdf.ts';

const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

test('a card of version 1 prints the recorded bytes, also after it is saved as version 2', async () => {
  const fonts = fontsFromDisk();
  const assets = await printAssetsFromDisk(fonts);
  const printed = (stored: unknown) => {
    const card = readStoredCard(stored) ?? emptyCard;
    const file = renderPdf([{ scene: layoutCard(card, fonts) }], assets, standardProfile, metadata);
    return createHash('sha256').update(file).digest('hex');
  };
  expect(versionOneCards).toHaveLength(25);
  for (const { design, sha256 } of versionOneCards) {
    expect(printed(design)).toBe(sha256);
    expect(printed(documentOf(cardOf(design)))).toBe(sha256);
  }
});
