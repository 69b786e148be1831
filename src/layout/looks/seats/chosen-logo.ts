import type { Card } from '#domain/card/card.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { groundColour, groundsUnder } from '../../check/grounds.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { shade } from '../../colour/readable-colour.ts';
import type { LogoGround } from '../../logo/choose-logo-version.ts';
import { paintedBox } from '../../logo/logo-box.ts';
import { withFile } from '../../logo/logo-on-ground.ts';
import { hasLook } from '../../look-layout.ts';
import { type LogoSize, logoPlateId, type PlacedLogo, type Scene, type SceneItem } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import { chosenLook } from '../find-look.ts';
import { logoInVersion } from './logo-in-version.ts';
import { groundInLook } from './logo-version-in-look.ts';

/**
 * A side with its logo as a person has chosen, or as it is legible there, on the ground under it. A logo that the layout has
 * given a version keeps it.
 */
export function withLogoVersion(scene: Scene, card: Card): Scene {
  const { items } = scene;
  const at = items.findIndex(({ kind }) => kind === 'logo');
  const placed = items[at];
  if (placed?.kind !== 'logo' || placed.version) return scene;
  const below = items.slice(0, at);
  const { version } = resolveCard(card).logo;
  const drawn = drawnOn(groundOf(placed, below, card), placed, card, version);
  return drawn.length === 1 && drawn[0] === placed
    ? scene
    : { ...scene, items: [...below, ...drawn, ...items.slice(at + 1)] };
}

/** A logo as it is legible on what is under it, or as a person has chosen, with the plate that it needs. */
export function drawnLogo(placed: PlacedLogo, below: readonly SceneItem[], card: Card): SceneItem[] {
  const { version } = resolveCard(card).logo;
  return drawnOn(groundOf(placed, below, card), placed, card, isAsFile(card, version) ? 'own' : version);
}

/** Whether a choice leaves the logo as its file is: only looks with seats draw it as it is legible. */
function isAsFile({ style: { look } }: Card, choice: LogoChoice): boolean {
  return choice === 'automatic' && !(look && hasSeats(look));
}

/** A logo on the colour that it stands on, with the plate that it needs. */
export type LogoSample = { ground: string; logo: PlacedLogo; items: readonly SceneItem[] };

/** What a choice would make of the logo of a card on a side that has it; null without one. */
export function logoSample(
  scene: Scene,
  card: Card,
  { choice, file }: { choice: LogoChoice; file: LogoSize },
): LogoSample | null {
  const items = scene.items.filter(({ id }) => id !== logoPlateId);
  const at = items.findIndex(({ kind }) => kind === 'logo');
  const placed = items[at];
  if (placed?.kind !== 'logo') return null;
  const { version: _, ...own } = placed;
  const logo = withFile(own, file);
  const on = groundOf(logo, items.slice(0, at), card);
  return { ground: on.ground, logo, items: drawnOn(on, logo, card, isAsFile(card, choice) ? 'own' : choice) };
}

function drawnOn(on: LogoGround, placed: PlacedLogo, card: Card, choice: LogoChoice): SceneItem[] {
  return logoInVersion(placed, on, choice, hasLook(card) ? logoSeats[card.style.look.id].shape : 'tile');
}

/** What the middle of a logo stands on, in the colours of its card. */
function groundOf(placed: PlacedLogo, below: readonly SceneItem[], card: Card): LogoGround {
  const { x, y, width, height } = paintedBox(placed);
  const middle = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
  const topmost = groundsUnder(middle, { items: below }).at(-1);
  const ground = topmost ? groundColour(topmost) : '#ffffff';
  if (hasLook(card)) return groundInLook(ground, chosenLook(card.style.look).palette);
  const { colours, background } = resolveCard(card);
  const ink = inkOn(ground, [colours.companyName, background]);
  return { ground, ink, accent: ink, plates: [...new Set(['#ffffff', background, pale(ink), '#000000'])] };
}

/** The contrast of a colour that stands out clearly. */
const clear = 4.5;

/** The first colour that stands out clearly, else black or white. */
function inkOn(ground: string, colours: readonly string[]): string {
  const [black, white] = ['#000000', '#ffffff'];
  const best = contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white;
  return colours.find((colour) => contrastRatio(colour, ground) >= clear) ?? best;
}

/** A tint for a plate on white paper. */
function pale(colour: string): string {
  return shade(colour, 255, 0.92);
}
