import {
  type CardDesign,
  colourOf,
  fontOf,
  logoLimits,
  logoPlacementOf,
  styleFields,
  type TextField,
  textFields,
} from '#domain/card.ts';
import { defaultFont } from '#domain/fonts.ts';
import { faceOf } from '../faces.ts';
import type { Fonts } from '../fonts.ts';
import type { Scene } from '../scene.ts';
import type { Finding } from './findings.ts';
import { readableColour } from './readable-colour.ts';
import { coloursUnder, textsOf } from './text-rules.ts';

/** What mends a finding: the change to the design, and what it comes to. */
export type Fix = { change: Partial<CardDesign> } & (
  | { kind: 'moveLogo'; right: number; down: number }
  | { kind: 'shrinkLogo'; size: number }
  | { kind: 'darken' | 'lighten' | 'use'; colour: string }
  | { kind: 'setIn'; font: string }
);

type Card = {
  scene: Scene;
  design: Partial<CardDesign>;
  fonts: Pick<Fonts, 'covers'> & { has: (face: ReturnType<typeof faceOf>) => boolean };
};

/** The one change that mends a finding, or null where only its maker can. */
export function fixOf(finding: Finding, card: Card): Fix | null {
  switch (finding.code) {
    case 'LOGO_PAST_SAFE_MARGIN':
      return bringLogoIn(card);
    case 'LOGO_TOO_COARSE':
      return shrinkLogo(card, finding.measured / finding.needed);
    case 'LOW_CONTRAST':
      return recolour(finding, card);
    case 'COLOUR_SHIFTS_IN_PRINT':
      return takePrinted(finding, card);
    case 'MISSING_CHARACTERS':
      return setInDefault(finding, card);
    case 'BLEED_TOO_SMALL':
    case 'TEXT_PAST_SAFE_MARGIN':
    case 'TEXT_OVERLAPS':
    case 'TEXT_TOO_SMALL':
    case 'TEXT_TOO_LONG':
    case 'TOO_MUCH_INK':
    case 'FINE_TEXT_OF_SEVERAL_INKS':
    case 'FINE_TEXT_REVERSED':
    case 'LINE_TOO_THIN':
    case 'PLACEHOLDER_LEFT':
      return null;
  }
}

function bringLogoIn({ scene, design }: Card): Fix | null {
  const logo = scene.items.find((item) => item.kind === 'logo');
  if (!logo) return null;
  const { image } = logo;
  const { safe } = scene.guides;
  const share = Math.min(safe.width / image.width, safe.height / image.height);
  if (share < 1) return shrinkLogo({ design }, share);
  const right = wholeStep(image.x, image.width, safe.x, safe.width);
  const down = wholeStep(image.y, image.height, safe.y, safe.height);
  const { left, top } = logoPlacementOf(design);
  const change = { logoX: left + right, logoY: top + down };
  const { min, max } = logoLimits.offset;
  if (Object.values(change).some((offset) => offset < min || offset > max)) return null;
  return { kind: 'moveLogo', right, down, change };
}

/** Whole millimetres to move by, so that a length stands within another. */
function wholeStep(start: number, length: number, from: number, room: number): number {
  const before = from - start;
  if (before > 0) return Math.ceil(before - 1e-6);
  const past = start + length - from - room;
  return past > 0 ? -Math.ceil(past - 1e-6) : 0;
}

function shrinkLogo({ design }: Pick<Card, 'design'>, share: number): Fix | null {
  const size = Math.floor(logoPlacementOf(design).size * share);
  return size < logoLimits.size.min ? null : { kind: 'shrinkLogo', size, change: { logoSize: size } };
}

/** What is chosen then is what is printed. */
function takePrinted({ subject, colours }: Finding, card: Card): Fix | null {
  if (!colours) return null;
  const text = ownColouredText(subject, card);
  const field = subject === 'background' ? 'backgroundColor' : text && styleFields[text.field].colour;
  return field ? { kind: 'use', colour: colours.printed, change: { [field]: colours.printed } } : null;
}

/** A text knocked out of a panel has the paper's colour, not one of its own. */
function ownColouredText(subject: Finding['subject'], { scene, design }: Card) {
  const text = textOf(scene, subject);
  return text?.runs.every(({ colour }) => colour === colourOf(design, text.field)) ? text : undefined;
}

function recolour({ subject, needed }: Finding, card: Card): Fix | null {
  const { scene, design } = card;
  const text = ownColouredText(subject, card);
  if (!text) return null;
  const fills = scene.items.filter((item) => item.kind === 'fill');
  const under = text.runs.flatMap((run) => coloursUnder(run, fills));
  const readable = readableColour(colourOf(design, text.field), under, needed);
  if (!readable) return null;
  return { ...readable, change: { [styleFields[text.field].colour]: readable.colour } };
}

function setInDefault({ subject, characters = [] }: Finding, { scene, design, fonts }: Card): Fix | null {
  const text = textOf(scene, subject);
  if (!text || fontOf(design, text.field) === defaultFont) return null;
  const face = faceOf(defaultFont, 400);
  const isCovered =
    fonts.has(face) && Array.from(characters.join('')).every((c) => fonts.covers(face, codePoint(c)));
  if (!isCovered) return null;
  return { kind: 'setIn', font: defaultFont, change: { [styleFields[text.field].font]: defaultFont } };
}

function textOf(scene: Scene, subject: Finding['subject']) {
  const field = textFields.find((name): name is TextField => name === subject);
  return field && textsOf(scene).find((text) => text.field === field);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
