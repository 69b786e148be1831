import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { type FormatId, formatIds } from '#domain/card/formats.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Scene } from '#layout/scene.ts';
import { versionFile } from '#print/image/version-file.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import { refuse } from '../refuse.ts';
import type { SheetCard } from './card-sheet.ts';
import { customerLogos } from './customer-logos.ts';
import { customerTexts } from './customer-texts.ts';

/** An invented customer's card, by option. */
export type CustomerOptions = {
  logo: string;
  texts: string;
  back: string;
  format?: string | undefined;
  shape?: string | undefined;
};

/** A look's sides for an invented customer. */
export function drawnCustomerCard(id: LookId, values: CustomerOptions, fonts: LayoutFonts): SheetCard {
  const logo = named(customerLogos, values.logo, '--logo');
  const file = logo && new TextEncoder().encode(logo.svg);
  const sides = layoutSides(customerCard(id, values), fonts, file ? analysedSize(file) : undefined);
  return { sides: sides.map((scene) => ({ scene, logo: file ? logoOn(scene, file, logo.svg) : undefined })) };
}

/** The drawing of a logo in the version that a side has it in. */
function logoOn({ items }: Scene, file: Uint8Array, svg: string | undefined): string | undefined {
  const placed = items.find((item) => item.kind === 'logo');
  const drawn = placed && versionFile(file, placed, 300);
  return drawn && 'svg' in drawn ? drawn.svg : svg;
}

/** The thing of a name; null for `none`. */
function named<Thing>(things: Readonly<Record<string, Thing>>, name: string, option: string): Thing | null {
  if (name === 'none') return null;
  return things[name] ?? refuse(`${option} is none or one of ${Object.keys(things).join(', ')}`, 2);
}

function customerCard(id: LookId, { logo, texts, back, format, shape: wanted }: CustomerOptions): Card {
  const content = named(customerTexts, texts, '--texts') ?? {};
  const kind: CardBack | null = named(backs, back, '--back');
  const known = formatIds.find((one: FormatId) => one === format);
  if (format !== undefined && !known) refuse(`--format is one of ${formatIds.join(', ')}`, 2);
  const shape = wanted ?? lookOf(id).shape;
  const style = logo === 'none' ? {} : { logo: { ref: `${logo}.svg` } };
  const base = applyPatch(newCard, {
    content,
    style,
    ...(known && { format: known }),
    ...(shape === 'square' && !known && { format: { widthMm: 60, heightMm: 60 } }),
    orientation: shape === 'upright' ? 'portrait' : 'landscape',
  });
  const { style: chosen, ...card } = withLook(base, id);
  // The version that has seats for the logo and the code.
  return { ...card, style: { ...chosen, look: { id, version: 3 } }, back: kind };
}

const backs: Readonly<Record<string, CardBack>> = {
  look: { kind: 'look' },
  code: { kind: 'qr', qr: { content: 'vcard' }, below: { text: 'Uložte si kontakt' } },
  logo: { kind: 'logo' },
  text: { kind: 'text', message: { text: 'Objednajte sa na +421 918 555 010\nPo – Pi 8.00 – 16.30' } },
  card: {
    kind: 'card',
    content: {
      companyName: 'Nordim Project Ltd.',
      fullName: 'Ľubomíra Šťastná',
      email: 'info@nordim.example',
    },
  },
};
