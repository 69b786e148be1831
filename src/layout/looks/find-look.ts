import { type CardLook, lookIds } from '#domain/card/look/card-look.ts';
import type { MotifName } from '#domain/card/look/motifs.ts';
import { lookPalettes, type RoleColours } from '#domain/look/look-palettes.ts';
import type { Graphic } from '../graphics/motifs.ts';
import { frontMotif, frontStrength, lookOf } from './data/released-looks.ts';
import { type SeatFront, seatFronts } from './data/seat-fronts.ts';
import type { Look, LookBack, LookFront } from './look.ts';
import { vary } from './vary-graphics.ts';

/** The look of a card with what differs from it. */
export type ChosenLook = Omit<Look, 'palette' | 'front' | 'back'> & {
  palette: RoleColours;
  isMirrored: boolean;
  front: Omit<LookFront, 'graphics' | 'turned'> &
    Drawn & { turned?: Drawn & Pick<LookFront, 'area'>; seated?: Omit<SeatFront, 'graphics'> & Drawn };
  back: Omit<LookBack, 'graphics'> & Drawn;
};

type Drawn = { graphics: readonly Graphic[] };

const known = new WeakMap<CardLook, ChosenLook>();

/** The look of a card with its own colours, fonts and graphics. Each step of a layout asks for it. */
export function chosenLook(card: CardLook): ChosenLook {
  const found = known.get(card) ?? applyChoices(card);
  known.set(card, found);
  return found;
}

function applyChoices(card: CardLook): ChosenLook {
  const look = lookOf(card.id, card.version);
  const { front, back, graphicShape } = withMotif(look, card.motif);
  const { turned, ...designed } = front;
  const strength = frontStrength(front);
  const seated =
    card.motif === undefined || card.motif === frontMotif(look) ? seatFronts[card.id] : undefined;
  // Its parameters leave room for the logo: they are not moved at random.
  const { paramsSeed: _, ...choices } = card;
  const varied = (graphics: readonly Graphic[]) =>
    vary(
      graphics.map((graphic) => ({ ...graphic, shape: graphicShape })),
      card,
      strength,
    );
  return {
    ...look,
    palette: lookPalettes[card.palette ?? look.palette],
    fonts: card.fonts ?? look.fonts,
    isMirrored: card.isMirrored ?? false,
    front: {
      ...designed,
      graphics: varied(front.graphics),
      ...(seated && {
        seated: {
          ...seated,
          graphics: vary(
            seated.graphics.map((graphic) => ({ ...graphic, shape: look.shape })),
            choices,
            strength,
          ),
        },
      }),
      ...(turned && { turned: { ...turned, graphics: vary(turned.graphics, card, strength) } }),
    },
    back: { ...back, graphics: varied(back.graphics) },
  };
}

/** The sides of a look with the graphics of another one that has the motif: its parameters are chosen with care. */
function withMotif(look: Look, motif: MotifName | undefined) {
  const { front, back, shape } = look;
  if (motif === undefined || motif === frontMotif(look)) return { front, back, graphicShape: shape };
  const { area: _, turned: __, hero: ___, ...own } = front;
  const source = lookWithMotif(motif, shape);
  const { graphics, area, turned } = source?.front ?? { graphics: [plainGraphic(motif)] };
  return {
    graphicShape: source?.shape ?? shape,
    front: {
      ...own,
      graphics,
      ...(area && { area }),
      ...(turned && { turned }),
      // The panel that the company was in is gone.
      ...(own.arrangement.kind === 'split' && {
        arrangement: { kind: 'edge', companyFirst: true } as const,
      }),
    },
    // A code, or the texts that the front does not have, stay on the back.
    back: source && back.content.kind !== 'code' && back.content.kind !== 'card' ? source.back : back,
  };
}

/** The first look with a motif on its front, if possible one of the same shape. A later version changes no card with its motif. */
export function lookWithMotif(motif: MotifName, shape: Look['shape']): Look | undefined {
  const found = lookIds.map((id) => lookOf(id, 1)).filter((look) => frontMotif(look) === motif);
  return found.find((look) => look.shape === shape) ?? found[0];
}

/** A graphic of a motif that is on no front. Scallops are beside the texts there. */
function plainGraphic(motif: MotifName): Graphic {
  return motif === 'fan' ? { motif, params: { at: 'right', share: 0.34 } } : { motif };
}
