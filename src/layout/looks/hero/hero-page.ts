import { isBlank } from '#domain/card/card.ts';
import type { ResolvedCard } from '#domain/card/resolve-card.ts';
import { mapTexts, textFields } from '#domain/card/text-fields.ts';
import type { ColourRole } from '#domain/look/look-palettes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import type { Guides, Size } from '../../guides.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import type { GlyphRun, LogoSize, SceneItem, SceneShape } from '../../scene.ts';
import type { Placeholders } from '../../text/card-text.ts';
import { fullType, lineKindOf } from '../arrangements/text-items.ts';
import type { ChosenLook } from '../find-look.ts';
import { minPtOn, ownValueOf, type PlannedLook } from '../plan-look.ts';
import { withCompanyAsData } from '../seats/seat-texts.ts';
import { quietOn, roleAsText, strongOn } from '../text-colours.ts';

/** What a side around a large logo is laid out with. */
export type HeroPage = {
  card: CardWithLook;
  resolved: ResolvedCard;
  look: ChosenLook;
  planned: PlannedLook;
  guides: Guides;
  fonts: LayoutFonts;
  logo: LogoSize | undefined;
  placeholders: Placeholders;
  ground: string;
};

/** A side: what is drawn below the text, the logo with its plate, and columns of lines. */
export type HeroSide = {
  shapes: SceneShape[];
  logo: SceneItem[];
  columns: GlyphRun[][];
};

/** A role as the card draws it on a ground: its graphics may be weaker than the look's. */
export function toneOn(page: HeroPage, role: ColourRole, ground = page.ground): string {
  return mixColours(ground, page.look.palette[role], page.card.style.look.strength ?? 1);
}

/** A shape of the graphic. */
export function fillShape(name: string, path: string, fill: string): SceneShape {
  return { kind: 'shape', id: `graphic-${name}`, part: 'graphic', path, fill };
}

/** Text in the colours and the least sizes of a ground. `asData` has the company as a line of the data. */
export function textsOn(page: HeroPage, ground: string): { heading: PlannedLook; asData: PlannedLook } {
  const { planned, card, look } = page;
  const { palette } = look;
  const { fonts: _, colours } = card.style;
  const type = fullType(look.front.type, { headings: 1, steps: 1, lines: 2 }, (kind) =>
    minPtOn(ground, fontOfKind(planned, kind), palette),
  );
  const heading: PlannedLook = {
    ...planned,
    background: ground,
    frame: { ...planned.frame, type },
    texts: mapTexts((field) => {
      const kind = lineKindOf(field);
      const { colour: role, sizePt } = type[kind];
      const usual = kind === 'company' || kind === 'name' ? strongOn : quietOn;
      const colour =
        ownValueOf(colours, field) ??
        (role && roleAsText(role, sizePt, ground, palette)) ??
        usual(ground, palette);
      return { ...planned.texts[field], colour };
    }),
  };
  return { heading, asData: withCompanyAsData(heading, card, { hasLogo: true }) };
}

const firstField = {
  company: 'companyName',
  subtitle: 'website',
  name: 'fullName',
  role: 'position',
  contact: 'phone',
} as const;

function fontOfKind({ texts }: PlannedLook, kind: keyof typeof firstField) {
  return texts[firstField[kind]].font;
}

/** How much larger than 90 × 50 mm, or its like upright or square, the card is. */
export function scaleOf({ width, height }: Size): number {
  return Math.max(0.8, Math.min(1.25, Math.min(width, height) / 50));
}

/** From this many texts on a front is full: its logo leaves them room. */
const fullFrom = 9;

/** Whether a front has so many lines that its logo is no larger than it must be. */
export function isFull({ card }: HeroPage): boolean {
  return textFields.filter((field) => !isBlank(card.content[field])).length >= fullFrom;
}

/** Whether the back that the look designs shows company and subtitle, so that the front need not. */
export function isFirmOnBack({ card }: HeroPage): boolean {
  return card.back?.kind === 'look';
}
