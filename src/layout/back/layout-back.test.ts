import { expect, test } from 'vitest';
import type { CardBack } from '#domain/card/card-back.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { textBox } from '../blocks/text-box.ts';
import { checkPrint } from '../check/check-print.ts';
import type { Scene } from '../scene.ts';
import { croppedLogo } from './cropped-logo.ts';
import { layoutBack } from './layout-back.ts';

const fonts = fontsFromDisk();
const design: FlatCard = {
  companyName: 'Ateliér Lumen',
  website: 'atelierlumen.sk',
  fullName: 'Elena Mareková',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
};
const logo = { width: 800, height: 800 };

function sceneOf(back: CardBack, more: FlatCard = {}): Scene {
  const scene = layoutBack(cardOf({ ...design, ...more, back }), fonts, logo);
  if (!scene) throw new Error('The card has no back');
  return scene;
}

function codeOf(scene: Scene) {
  const code = scene.items.find((item) => item.kind === 'qr');
  if (!code) throw new Error('The back has no code');
  return code;
}

test('a card without a back has one side', () => {
  expect(layoutBack(cardOf(design), fonts, logo)).toBeNull();
  expect(layoutBack(cardOf({ ...design, back: null }), fonts, logo)).toBeNull();
});

test('a contact follows the texts of the front, in modules of at least 0.4 mm', () => {
  const code = codeOf(sceneOf({ kind: 'qr', qr: { content: 'vcard' } }));
  expect(code.text).toContain('FN:Elena Mareková');
  expect(code.text).toContain('URL:atelierlumen.sk');
  expect(code.moduleMm).toBeGreaterThanOrEqual(0.4);
});

test('a contact has only the chosen texts', () => {
  const { text } = codeOf(sceneOf({ kind: 'qr', qr: { content: 'vcard', fields: ['fullName', 'email'] } }));
  expect(text).toContain('EMAIL;TYPE=INTERNET:elena@atelierlumen.sk');
  expect(text).not.toMatch(/TEL|ORG|URL/);
});

test('an empty address and one that no code holds give a back without a code', () => {
  const codes = (value: string) =>
    sceneOf({ kind: 'qr', qr: { content: 'url', value } }).items.filter(({ kind }) => kind === 'qr');
  expect(codes(' ')).toEqual([]);
  expect(codes('x'.repeat(2954))).toEqual([]);
  expect(codes('https://example.com')).toHaveLength(1);
});

test('a code with texts above and below passes the print check in every format', () => {
  const back: CardBack = {
    kind: 'qr',
    qr: { content: 'url', value: 'https://atelierlumen.sk/kontakt' },
    above: { text: 'Uložte si kontakt' },
    below: { text: 'atelierlumen.sk' },
  };
  for (const format of ['90x50', '85x55', 'us', { widthMm: 60, heightMm: 60 }] as const) {
    for (const orientation of ['landscape', 'portrait'] as const) {
      expect(checkPrint(sceneOf(back, { format, orientation })).findings).toEqual([]);
    }
  }
});

test('on a front too dark for a code its back is white', () => {
  const scene = sceneOf({ kind: 'qr', qr: { content: 'vcard' } }, { backgroundColor: '#1b2f4f' });
  expect(scene.items[0]).toMatchObject({ kind: 'fill', colour: '#ffffff' });
});

test.each<[string, Partial<CardBack & { kind: 'qr' }>['qr'], string | undefined, string]>([
  ['small', { content: 'vcard', sizeMm: 16 }, undefined, 'QR_MODULES_TOO_SMALL'],
  ['light', { content: 'vcard', colour: '#dddddd' }, undefined, 'QR_CONTRAST_TOO_LOW'],
  ['light on dark', { content: 'vcard', colour: '#ffffff' }, '#000000', 'QR_CONTRAST_TOO_LOW'],
  ['at the edge', { content: 'vcard', leftMm: 40 }, undefined, 'QR_PAST_SAFE_MARGIN'],
])('a code that is %s is found', (_, qr, background, code) => {
  const scene = sceneOf({ kind: 'qr', qr: qr ?? { content: 'vcard' }, background });
  expect(checkPrint(scene).findings.map((finding) => finding.code)).toContain(code);
});

test('a code that touches a text has no quiet zone', () => {
  const back: CardBack = {
    kind: 'qr',
    qr: { content: 'vcard', topMm: -4 },
    above: { text: 'Uložte si kontakt' },
  };
  expect(checkPrint(sceneOf(back)).findings.map(({ code }) => code)).toContain('QR_QUIET_ZONE_TOO_SMALL');
});

test('the logo of a back may be cropped by the edge, if it covers the bleed', () => {
  const findings = (leftMm: number) =>
    checkPrint(sceneOf({ kind: 'logo', logo: { sizeMm: 60, leftMm } })).findings.map(({ code }) => code);
  expect(findings(20)).not.toContain('LOGO_PAST_SAFE_MARGIN');
  expect(findings(15.5)).toContain('LOGO_PAST_SAFE_MARGIN');
});

test('a text is in the middle of its back', () => {
  const scene = sceneOf({ kind: 'text', message: { text: 'Svetlo, ktoré pracuje s tieňom' } });
  const [run] = scene.items.filter((item) => item.kind === 'text');
  expect(run && run.x + run.width / 2).toBeCloseTo(45, 1);
  expect(run?.field).toBe('message');
  expect(run?.y).toBeGreaterThan(24);
  expect(run?.y).toBeLessThan(28);
});

test('a second card has the front’s style and only its own texts', () => {
  const scene = sceneOf({
    kind: 'card',
    content: { fullName: 'Elena Marek', position: 'Lighting Architect' },
  });
  expect(scene.side).toBe('back');
  const texts = scene.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts).toEqual(['Elena Marek', 'Lighting Architect']);
});

test('the back of a look has the name of the company in the middle of a card without a look', () => {
  const { items, guides } = sceneOf({ kind: 'look' });
  const runs = items.filter((item) => item.kind === 'text');
  expect(runs.map(({ text }) => text)).toEqual(['Ateliér Lumen']);
  const boxes = runs.map(textBox);
  const middle = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  expect(middle[0]?.[0]).toBeCloseTo(guides.cut.width / 2, 1);
  expect(middle[0]?.[1]).toBeCloseTo(guides.cut.height / 2, 0);
});

test('a logo alone on a back can be as large and as cropped as one beside a code', () => {
  const place = (back: CardBack) => sceneOf(back).items.find(({ kind }) => kind === 'logo');
  const beside = place({ kind: 'qr', qr: { content: 'vcard' }, logo: {} });
  const { guides } = sceneOf({ kind: 'logo' });
  const alone = place({ kind: 'logo', logo: croppedLogo(guides, logo) });
  if (beside?.kind !== 'logo' || alone?.kind !== 'logo') throw new Error('A back has no logo');
  expect(alone.image.width).toBe(beside.image.width);
  expect(Math.abs(alone.image.x - beside.image.x)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(alone.image.y - beside.image.y)).toBeLessThanOrEqual(0.5);
});
