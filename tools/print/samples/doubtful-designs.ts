import { documentOf } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { personDocumentOf } from '#domain/design/design-document.ts';
import { sampleLogos } from '#print/testing/sample-logos.ts';
import { withChunkBefore } from '#print/testing/write-png.ts';
import { englishFile, hashOf, hebrewFile, trueTypeFile, withBytes } from './custom-font-samples.ts';

/** A design that must not be printed without a word, with the files beside it and what the commands say of it. */
export type DoubtfulDesign = {
  /** A card, or the text of a file. */
  design: object | string;
  says: string;
  options?: readonly string[];
  files?: Readonly<Record<string, Uint8Array | string>>;
};

const person = { companyName: 'Lumen', fullName: 'Elena Marek' };
const a = (change: object) => ({ ...person, ...change });
const logo = sampleLogos['PNG without opacity'] ?? new Uint8Array();
const withLogo = (file: Uint8Array | string, change: object = {}): Omit<DoubtfulDesign, 'says'> => ({
  design: a({ logoUrl: 'logo.file', ...change }),
  files: { 'logo.file': file },
});
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/>${inside}</svg>`;
const withProfile = (profile: object | string): Omit<DoubtfulDesign, 'says'> => ({
  design: person,
  options: ['--profile', './shop.json'],
  files: { 'shop.json': typeof profile === 'string' ? profile : JSON.stringify(profile) },
});
const withQr = (qr: object, back: object = {}) =>
  a({ back: { kind: 'qr', qr: { content: 'url', value: 'https://lumen.sk', ...qr }, ...back } });

const forbidden = withBytes(trueTypeFile, 'OS/2', 8, [0, 2]);
const damaged = trueTypeFile.slice(0, 5000);
const inFont = (file: Uint8Array) => a({ companyNameFont: customFont(hashOf(file), 'Brand Sans') });
const absentFont = customFont('ffffffff', 'Brand Sans');

const emptyPng = Uint8Array.from(logo);
emptyPng.fill(0, 16, 24);

const longText = 'Vedúca odboru strategického plánovania a rozvoja '.repeat(4).trim();
const manyLongTexts = Object.fromEntries(
  ['position', 'department', 'mobile', 'phone', 'url', 'street', 'city', 'free1', 'free2'].map((field) => [
    field,
    longText,
  ]),
);

/** What nobody can read: the file, its version, its fields. */
const unreadable: Readonly<Record<string, DoubtfulDesign>> = {
  'no JSON': { design: '{', says: 'The file is not JSON' },
  'a list': { design: '[]', says: 'The file is not a card' },
  'a later version': { design: { v: 9, content: person }, says: 'v: 9 is not a known version' },
  'a version as a text': { design: { v: '2', content: person }, says: 'v: "2" is not a known version' },
  'a card of a design without its style': {
    design: personDocumentOf('a-design', { texts: person }),
    says: 'v: 3 is a card of a company design',
  },
  'a card of a newer release': { design: a({ isTooNew: true }), says: 'saved by a newer release' },
  'an unknown field': { design: a({ fulName: 'Eva' }), says: 'fulName: a card has no such field' },
  'an unknown text': { design: { v: 2, content: { motto: 'Light' } }, says: 'content.motto: a card has no' },
  'an unknown part of the style': {
    design: { v: 4, content: person, style: { colors: {} } },
    says: 'style.colors: a card has no such field',
  },
  'an unknown format': { design: a({ format: 'a4' }), says: 'format: one of 90x50' },
  'a format that is too small': {
    design: a({ format: { widthMm: 39, heightMm: 50 } }),
    says: 'from 40 to 120 mm',
  },
  'a format that is too large': {
    design: a({ format: { widthMm: 90, heightMm: 121 } }),
    says: 'from 40 to 120 mm',
  },
  'an unknown layout': { design: a({ layout: 'fancy' }), says: 'layout: Invalid option' },
  'an unknown orientation': { design: a({ orientation: 'round' }), says: 'orientation: Invalid option' },
  'an unknown look': { design: a({ look: 'fancy' }), says: 'look.id: Invalid option' },
  'a look without such a part': {
    design: a({ look: { id: 'bauhaus', colour: 'red' } }),
    says: 'look.colour: a card has no such field',
  },
  'unknown labels': { design: a({ contactLabels: 'words' }), says: 'contactLabels: Invalid option' },
  'a font that is not shipped': { design: a({ nameFont: 'Comic Sans' }), says: 'nameFont: Invalid input' },
  'a custom font without a hash': { design: a({ nameFont: 'own:Brand' }), says: 'nameFont: Invalid input' },
  'a colour in words': { design: a({ fullNameColor: 'reddish' }), says: 'fullNameColor: Not a colour' },
  'a text that is too long': { design: a({ position: 'a'.repeat(201) }), says: 'position: Too long' },
  'a number in place of a text': { design: a({ phone: 421905 }), says: 'phone: Invalid input' },
  'an email without a domain': { design: a({ email: 'eva@lumen' }), says: 'email: ' },
  'a logo that is too large': { design: a({ logoSize: 500 }), says: 'logoSize: Out of range' },
  'a logo that is moved too far': { design: a({ logoX: 51 }), says: 'logoX: Out of range' },
  'an unknown kind of back': { design: a({ back: { kind: 'film' } }), says: 'back.kind: Invalid' },
  'a code without content': { design: a({ back: { kind: 'qr' } }), says: 'back.qr: Invalid input' },
  'a code of an unknown kind': { design: withQr({ content: 'wifi' }), says: 'back.qr.content: Invalid' },
  'a code that is too large': { design: withQr({ sizeMm: 200 }), says: 'back.qr.sizeMm: Out of range' },
  'a colour of the back in words': {
    design: a({ back: { kind: 'text', message: { text: 'Light' }, background: 'sky' } }),
    says: 'back.background: Not a colour',
  },
};

/** Files beside the design: the logo, the print profile, the fonts. */
const withFaultyFiles: Readonly<Record<string, DoubtfulDesign>> = {
  'a missing logo': { design: a({ logoUrl: 'none.png' }), says: 'none.png cannot be read' },
  'a text as logo': { ...withLogo('logo'), says: 'The logo is not a PNG, JPG or SVG image' },
  'an empty logo': { ...withLogo(''), says: 'The logo is not a PNG, JPG or SVG image' },
  'half a logo': { ...withLogo(logo.slice(0, 60)), says: 'The logo is damaged or has no pixels' },
  'a logo without pixels': { ...withLogo(emptyPng), says: 'The logo is damaged or has no pixels' },
  'a logo that moves': {
    ...withLogo(withChunkBefore(logo, 'IDAT', 'acTL', [0, 0, 0, 1, 0, 0, 0, 0])),
    says: 'An animated logo cannot be printed',
  },
  'a logo with a script': { ...withLogo(svg('<script>1</script>')), says: 'The SVG logo has a script' },
  'a logo with letters': { ...withLogo(svg('<text>Lumen</text>')), says: 'convert it to outlines' },
  'a logo with an image inside': { ...withLogo(svg('<image href="x.png"/>')), says: 'The SVG logo ' },
  'a logo with an effect': {
    ...withLogo(svg('<path d="M0 0h9" filter="url(#f)"/>')),
    says: 'cannot be printed as paths',
  },
  'a missing profile': {
    design: person,
    options: ['--profile', './none.json'],
    says: 'none.json cannot be read',
  },
  'a profile that is no JSON': { ...withProfile('{'), says: 'The print profile is not JSON' },
  'an unknown wish of a shop': { ...withProfile({ paper: 'matt' }), says: 'paper: a print profile has no' },
  'more bleed than there is': { ...withProfile({ bleedMm: 9 }), says: 'bleedMm: a number from 0 to 5' },
  'a missing ICC profile': { ...withProfile({ icc: 'none.icc' }), says: 'none.icc cannot be read' },
  'a damaged ICC profile': { ...withProfile({ icc: 'shop.json' }), says: 'icc: ' },
  'more ink than the press takes': {
    ...withProfile({ inks: [{ colour: '#112233', cmyk: [100, 100, 100, 100] }] }),
    says: 'inks: ',
  },
  'a custom font that is not given': {
    design: a({ companyNameFont: absentFont }),
    says: 'Brand Sans is not at hand, Inter is in its place (give the folder of its file with --fonts)',
  },
  'a custom font on the back that is not given': {
    design: a({ back: { kind: 'text', message: { text: 'Light', font: absentFont } } }),
    says: 'Brand Sans is not at hand',
  },
  'a document with a custom font that is not given': {
    design: documentOf(cardOf({ ...person, nameFont: absentFont })),
    says: 'Brand Sans is not at hand',
  },
  'a folder with other fonts': {
    design: a({ companyNameFont: absentFont }),
    options: ['--fonts', './fonts'],
    files: { 'fonts/Brand Sans.ttf': trueTypeFile },
    says: 'fonts does not have the file that the card was designed with',
  },
  'a folder of fonts that is not there': {
    design: inFont(trueTypeFile),
    options: ['--fonts', './none'],
    says: '--fonts: ',
  },
  'a font that may not be embedded': {
    design: inFont(forbidden),
    options: ['--fonts', './fonts'],
    files: { 'fonts/brand.ttf': forbidden },
    says: 'The maker of this font does not allow it in PDF files',
  },
  'a damaged font': {
    design: inFont(damaged),
    options: ['--fonts', './fonts'],
    files: { 'fonts/brand.otf': damaged },
    says: 'The file is damaged and cannot be printed',
  },
};

/** A card with a custom font that is given, in letters that the font may lack. */
const inGivenFont = (file: Uint8Array, position: string): Omit<DoubtfulDesign, 'says'> => ({
  design: a({ position, positionFont: customFont(hashOf(file), 'Brand Sans') }),
  options: ['--fonts', './fonts'],
  files: { 'fonts/brand.ttf': file },
});

/** What the print check finds. */
const unprintable: Readonly<Record<string, DoubtfulDesign>> = {
  'a position in Japanese': { design: a({ position: '総務部長' }), says: 'Not in this font: “総”, “務”' },
  'an emoji': { design: a({ position: 'Sales 🚀' }), says: 'Not in this font: “🚀”' },
  'Arabic on the back': {
    design: a({ back: { kind: 'text', message: { text: 'مرحبا' } } }),
    says: 'Text on the back: missing characters',
  },
  'a Slovak name in an English font': {
    ...inGivenFont(englishFile, 'Ľubomíra'),
    says: 'Not in this font: “Ľubomíra”. Printed in Inter',
  },
  'a Latin text in a Hebrew font': {
    ...inGivenFont(hebrewFile, 'Lumen'),
    says: 'Not in this font: “Lumen”. Printed in Inter',
  },
  'Russian in a font without Cyrillic': {
    design: a({ position: 'Архитектор', positionFont: 'Georgia' }),
    says: 'Not in this font: “Архитектор”. Printed in Inter',
  },
  'white on white': {
    design: a({ backgroundColor: '#ffffff', companyNameColor: '#fefefe', layout: 'classic' }),
    says: 'Company name contrast (1:1, needs 4.5:1',
  },
  'a pale name': {
    design: a({ backgroundColor: '#ffffff', fullNameColor: '#eeeeee', layout: 'classic' }),
    says: 'Full name contrast',
  },
  'black on black on the back': {
    design: a({
      back: { kind: 'text', background: '#000000', message: { text: 'Light', colour: '#111111' } },
    }),
    says: 'Text on the back contrast',
  },
  'a yellow code on white': {
    design: withQr({ colour: '#ffee00' }, { background: '#ffffff' }),
    says: 'QR contrast (1.2:1 dark on light, needs 4.5:1',
  },
  'a white code on black': {
    design: withQr({ colour: '#ffffff' }, { background: '#000000' }),
    says: 'QR contrast (1:1 dark on light',
  },
  'a code with modules that are too small': {
    design: withQr({ content: 'text', value: longText, sizeMm: 12 }),
    says: 'QR module size',
  },
  'a code past the cut': { design: withQr({ leftMm: 40 }), says: 'QR code crosses the safe margin' },
  'a code without a quiet zone': { design: withQr({ leftMm: 32 }), says: 'QR quiet zone' },
  'lines past the cut': {
    design: a({ ...manyLongTexts, format: { widthMm: 40, heightMm: 40 } }),
    says: 'mm past the cut',
  },
  'texts off the card': { design: a({ ...manyLongTexts, layout: 'divider' }), says: 'mm past the cut' },
  'texts off a second card': {
    design: a({
      format: { widthMm: 40, heightMm: 40 },
      back: { kind: 'card', content: { ...person, ...manyLongTexts } },
    }),
    says: 'mm past the cut',
  },
  'a coarse logo': { ...withLogo(logo, { logoSize: 40 }), says: 'Logo resolution' },
  'a logo past the cut': { ...withLogo(svg(''), { logoX: 50 }), says: 'mm past the cut' },
  'a logo over the texts': {
    ...withLogo(svg(''), { layout: 'centered', logoSize: 40, logoY: 15 }),
    says: 'Text over the logo',
  },
  'a card for other sheets': {
    design: person,
    options: ['--sheet', 'C32011'],
    says: 'C32011 is for cards of 85 × 54 mm, not of 90 × 50 mm',
  },
  'an unknown sheet': { design: person, options: ['--sheet', 'A9'], says: '--sheet is one of A4' },
  'an unknown order of a sheet': {
    design: person,
    options: ['--sheet', 'A4', '--order', 'random'],
    says: '--order is one of repeat',
  },
  'an offset that is too large': {
    design: person,
    options: ['--sheet', 'A4', '--back-offset', '9,0'],
    says: '--back-offset is two numbers from -5 to 5',
  },
};

const brandRed = { colour: '#C8102E', cmyk: [0, 100, 80, 5], spot: 'Brand Red' };
const finishing = (parts: readonly string[], plate = 'Lack') => ({ finishing: { plate, parts } });
/** A card with a logo for a print shop. */
const forShop = (shop: object, file: Uint8Array | string, change: object = {}) => {
  const { design, files = {} } = withLogo(file, change);
  return {
    design,
    options: ['--profile', './shop.json'],
    files: { ...files, 'shop.json': JSON.stringify(shop) },
  };
};
const transparent = sampleLogos['PNG with opacity'] ?? new Uint8Array();

/** Plates that contradict each other, and plates that a card has nothing for. */
const withoutPlates: Readonly<Record<string, DoubtfulDesign>> = {
  'a finishing for an unknown part': {
    ...withProfile(finishing(['logo', 'foil'])),
    says: 'finishing: Unknown part “foil”',
  },
  'a finishing for nothing': { ...withProfile(finishing([])), says: 'finishing: Choose at least one part' },
  'a finishing on the plate of the cut': {
    ...withProfile(finishing(['fullName'], 'CUTCONTOUR')),
    says: 'finishing: “CUTCONTOUR” is a reserved plate name',
  },
  'a spot colour on the plate of the cut': {
    ...withProfile({ inks: [{ ...brandRed, spot: 'cut contour' }] }),
    says: 'inks: Entry 1: “cut contour” is a reserved plate name',
  },
  'a finishing named as a spot colour': {
    ...withProfile({ inks: [brandRed], ...finishing(['fullName'], 'BRAND RED') }),
    says: 'finishing: “BRAND RED” is already a spot colour',
  },
  'two colours on one spot colour': {
    ...withProfile({ inks: [brandRed, { ...brandRed, colour: '#112233' }] }),
    says: 'inks: “Brand Red” is used for two colours',
  },
  'a colour twice, once in capitals': {
    ...withProfile({ inks: [brandRed, { ...brandRed, colour: '#c8102e', spot: 'Other' }] }),
    says: 'inks: #c8102e is listed twice',
  },
  'a finishing for a logo of pixels': {
    ...forShop(finishing(['logo', 'fullName']), logo),
    says: 'Logo not on the plate Lack (A PNG or JPG has no outline',
  },
  'a finishing for a logo that is not there': {
    ...withProfile(finishing(['logo'])),
    says: 'Missing from plate Lack: Logo',
  },
  'a finishing for an empty text': {
    ...withProfile(finishing(['email'])),
    says: 'Missing from plate Lack: Email',
  },
  'transparent pixels on a spot colour': {
    ...forShop({ inks: [brandRed] }, transparent, { backgroundColor: '#c8102e' }),
    says: 'Bitmap logo on a spot colour: Brand Red',
  },
  'a logo in the colour of the card': {
    ...withLogo(svg('').replace('<path', '<path fill="#0f766e"'), { backgroundColor: '#0f766e' }),
    says: 'Logo hard to see (1:1 against its background',
  },
};

export const doubtfulDesigns = { ...unreadable, ...withFaultyFiles, ...unprintable, ...withoutPlates };
