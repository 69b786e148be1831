import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { isReleased, lookIds } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { layoutBack } from '../../back/layout-back.ts';

const backs: CardBack[] = [
  { kind: 'qr', qr: { content: 'vcard' }, below: { text: 'Uložte si kontakt' } },
  { kind: 'qr', qr: { content: 'url', value: 'https://nordim.example', sizeMm: 20 }, logo: {} },
  { kind: 'look' },
  { kind: 'text', message: { text: 'Objednajte sa na +421 918 555 010' } },
];

const content = {
  companyName: 'Nordim Projekt, spol. s r. o.',
  fullName: 'Ing. arch. Ľubomíra Šťastná-Ďuricová, PhD.',
  mobile: '+421 918 555 010',
  email: 'lubomira.stastna@nordim.example',
  street: 'Námestie osloboditeľov 1284/27',
};

test('backs of former versions of looks are drawn as before', () => {
  const fonts = fontsFromDisk();
  const hash = createHash('sha256');
  for (const [index, id] of lookIds.entries()) {
    const look = { id, version: id === 'waveform' ? 2 : 1 } as const;
    if (!isReleased(look)) continue;
    const card: Card = applyPatch(emptyCard, {
      content,
      style: { look },
      back: backs[index % backs.length] ?? null,
    });
    hash.update(JSON.stringify(layoutBack(card, fonts, { width: 480, height: 100 })));
  }
  expect(hash.digest('hex').slice(0, 16)).toBe('a40df168efaaea33');
});
