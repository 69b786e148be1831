import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { logoChoices } from '#domain/card/logo-choice.ts';
import { flatCardSchema } from './flat-card-schema.ts';

const design = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };

const aPicture = (fields: object) => ({
  pixels: { width: 600, height: 400 },
  focus: { x: 0.5, y: 0.5 },
  zoom: 1,
  ...fields,
});

test('a card needs only a company name and a full name', () => {
  expect(flatCardSchema.parse(design)).toEqual(design);
});

test.each([
  [{ companyName: ' ' }, 'COMPANY_NAME_REQUIRED'],
  [{ fullName: '' }, 'FULL_NAME_REQUIRED'],
  [{ email: 'elena@' }, 'INVALID_EMAIL'],
  [{ backgroundColor: 'red;background:url(x)' }, 'INVALID_COLOUR'],
  [{ logoSize: '401' }, 'OUT_OF_RANGE'],
  [{ logoX: -51 }, 'OUT_OF_RANGE'],
  [{ logoSize: 'large' }, 'NOT_A_NUMBER'],
  [{ logoX: '' }, 'NOT_A_NUMBER'],
  [{ logoY: 'far' }, 'NOT_A_NUMBER'],
  [{ logoUrl: 'http://169.254.169.254/' }, 'INVALID_LOGO'],
  [{ picture: aPicture({ ref: 'http://169.254.169.254/' }) }, 'INVALID_PICTURE'],
  [{ picture: aPicture({ zoom: 5 }) }, 'OUT_OF_RANGE'],
  [{ picture: aPicture({ focus: { x: 1.1, y: 0 } }) }, 'OUT_OF_RANGE'],
  [{ logoUrl: 'javascript:alert(1)' }, 'INVALID_LOGO'],
  [{ logoUrl: '/objects/uploads/../secret' }, 'INVALID_LOGO'],
])('%j is refused as %s', (wrong, code) => {
  const issues = flatCardSchema.safeParse({ ...design, ...wrong }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toContain(code);
});

test('the version of a logo is one of four words', () => {
  const isVersion = (logoVersion: unknown) => flatCardSchema.safeParse({ ...design, logoVersion }).success;
  expect(logoChoices.filter(isVersion)).toEqual(['automatic', 'own', 'oneColour', 'plate']);
  const wrong = ['', 'Own', 'outline', '__proto__', 'own'.repeat(10_000), 0, true, null, [], ['own'], {}];
  expect(wrong.filter(isVersion)).toEqual([]);
});

test('initials are one to three letters, in capitals', () => {
  const read = (initials: unknown) => flatCardSchema.safeParse({ ...design, initials }).data?.initials;
  expect(['v', ' šk ', 'W&H', 'E\u0301'].map(read)).toEqual(['V', 'ŠK', 'W&H', 'É']);
  const wrong = ['', 'ABCD', 'A B', '.', `A${'\u0301'.repeat(200)}`, 7, null, ['A']];
  expect(wrong.filter((initials) => read(initials) !== undefined)).toEqual([]);
});

test('a font is a shipped one, or a custom one by its hash and plain name', () => {
  const isFont = (nameFont: string) => flatCardSchema.safeParse({ ...design, nameFont }).success;
  expect(['Lato', 'own:0123abcd Brand Sans'].filter(isFont)).toHaveLength(2);
  const wrong = [
    'Comic',
    'own:',
    'own:0123abcd ',
    'own:0123abcd a"b',
    'own:xyz Brand',
    `own:0123abcd ${'a'.repeat(61)}`,
  ];
  expect(wrong.filter(isFont)).toEqual([]);
});

test('a look is known by its id and version, and has only known parts within their limits', () => {
  const isLook = (look: object) => flatCardSchema.safeParse({ ...design, look }).success;
  const bauhaus = { id: 'bauhaus', version: 1 };
  const whole = {
    ...bauhaus,
    palette: 'limeOnPine',
    fonts: { heading: 'Lato', data: 'own:0123abcd Brand Sans' },
    motif: 'tiles',
    seed: 1,
    paramsSeed: 9999,
    strength: 0.35,
    isMirrored: true,
  };
  expect([bauhaus, whole].filter(isLook)).toEqual([bauhaus, whole]);
  const versionsOf = (id: string) => [1, 2, 3, 4].filter((version) => isLook({ id, version }));
  expect([versionsOf('waveform'), versionsOf('bauhaus')]).toEqual([
    [1, 2, 3],
    [1, 3],
  ]);
  const wrong = [
    { id: 'bauhaus' },
    { id: 'hologram', version: 1 },
    { ...bauhaus, version: 2 },
    { ...bauhaus, palette: 'red' },
    { ...bauhaus, fonts: { heading: 'Lato' } },
    { ...bauhaus, fonts: { heading: 'Comic', data: 'Lato' } },
    { ...bauhaus, motif: 'unicorn' },
    { ...bauhaus, seed: 0 },
    { ...bauhaus, seed: 1.5 },
    { ...bauhaus, paramsSeed: 10_000 },
    { ...bauhaus, strength: 0.5 },
    { ...bauhaus, isMirrored: false },
    { ...bauhaus, colour: 'red' },
  ];
  expect(wrong.filter(isLook)).toEqual([]);
});

test('the email may have accents and signs, and is stored without spaces around it', () => {
  for (const email of ['eva.šťastná@firma.sk', 'o&m@firma.sk', ' eva@firma.sk\u00a0'])
    expect(flatCardSchema.parse({ ...design, email }).email).toBe(email.trim());
});

test('every address that was accepted before is accepted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_'+.-]{1,8}@[A-Za-z0-9.-]{1,8}\.[A-Za-z]{2,4}$/), (email) => {
      fc.pre(z.email().safeParse(email).success);
      expect(flatCardSchema.parse({ ...design, email }).email).toBe(email);
    }),
  );
});

test('the email can be empty', () => {
  expect(flatCardSchema.parse({ ...design, email: '' }).email).toBe('');
});

test('the logo’s millimetres can be text or numbers and are parsed as integers', () => {
  expect(flatCardSchema.parse({ ...design, logoSize: '35', logoX: '-7', logoY: 0 })).toMatchObject({
    logoSize: 35,
    logoX: -7,
    logoY: 0,
  });
});

test('colours are stored in one format', () => {
  expect(flatCardSchema.parse({ ...design, backgroundColor: 'rgb(255, 255, 255)' }).backgroundColor).toBe(
    '#ffffff',
  );
});

test('unknown fields are removed, including an owner', () => {
  expect(flatCardSchema.parse({ ...design, userId: 'somebody-else' })).toEqual(design);
});

test('an unknown layout or orientation is refused', () => {
  expect(flatCardSchema.safeParse({ ...design, orientation: 'diagonal' }).success).toBe(false);
  expect(flatCardSchema.safeParse({ ...design, layout: 'baroque' }).success).toBe(false);
  expect(flatCardSchema.parse({ ...design, layout: 'split' }).layout).toBe('split');
});

test('an invisible name counts as missing', () => {
  const unseen = flatCardSchema.safeParse({ ...design, fullName: '\u200b\u200b', companyName: ' \u2060' });
  expect(unseen.error?.issues.map(({ path }) => path.join())).toEqual(['companyName', 'fullName']);
});

test('line breaks are kept in text that can have them, and are spaces in numbers and addresses', () => {
  const sent = {
    ...design,
    fullName: ' Elena\r\n Marek \n',
    position: 'a\nb\nc\nd',
    phone: '0905\n318',
    email: 'a@b.sk',
  };
  expect(flatCardSchema.parse(sent)).toMatchObject({
    fullName: 'Elena\nMarek',
    position: 'a\nb\nc d',
    phone: '0905 318',
  });
  const back = { kind: 'card', content: { position: 'a\n b', url: 'a.sk\n' } };
  expect(flatCardSchema.parse({ ...design, back }).back).toEqual({
    kind: 'card',
    content: { position: 'a\nb', url: 'a.sk' },
  });
});

test('a label is one line of up to 20 characters before a contact line', () => {
  const labelled = (labels: object) => flatCardSchema.safeParse({ ...design, labels });
  expect(labelled({ phone: ' Head \n office ' }).data?.labels).toEqual({ phone: 'Head office' });
  expect(labelled({ phone: 'x'.repeat(21) }).error?.issues[0]?.message).toBe('TEXT_TOO_LONG');
  expect(labelled({ fullName: 'Mr' }).success).toBe(false);
});
