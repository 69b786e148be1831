import { clipBox, growBox } from '../../boxes.ts';
import { cropBox } from '../../graphics/crop.ts';
import { shapeBox } from '../../graphics/shape-geometry.ts';
import type { Box } from '../../guides.ts';
import { logoSeats } from '../data/logo-seats.ts';
import type { LookArrangement } from '../look.ts';
import { type PlannedLook, seatFrontOf } from '../plan-look.ts';
import { strongOn } from '../text-colours.ts';
import { isNameAsHeading } from './seat-items.ts';
import { isNameDisplay } from './seat-texts.ts';

/** From a vertical line to the text beside it, in mm. */
const besideRule = 6;

/** From the cut to the widest margin of a card, in mm. */
const mostMargin = 9;

/** From the edge of a panel to the logo in it, and from a figure to the text below it, in mm. */
const inPanel = 4;
const inCircle = 2.5;
const belowFigure = 3.4;

/** What a side is composed in. */
export type SeatFrame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What a graphic in a corner leaves at the top. */
  topWidth: number;
  align: 'left' | 'center' | 'right';
  /** The right edge is the margin of the card, and no pattern is there. */
  hasRightMargin: boolean;
  /** A place of the logo apart from the text. */
  panel: Box | null;
  /** The colour of text in it. */
  panelInk: string;
  /** The company is at the foot of the panel. */
  hasPanelTexts: boolean;
  /** The first place of the logo. */
  seat: 'top' | 'corner' | 'name';
  /** The name is as large as the company was. */
  isDisplay: boolean;
  /** The name is in the font of the company, which has another one than the data. */
  isHeading: boolean;
  /** On a card without a logo the company is at the top, as the look sets it. */
  isCompanyFirst: boolean;
  /** The name is at the bottom, below the data. */
  isNameAtFoot: boolean;
  /** Two rules are below the name. */
  hasNameRule: boolean;
};

/** What a side with seats is composed in, from the plan of its look. */
export function seatFrameOf(planned: PlannedLook, { hasLogo }: { hasLogo: boolean }): SeatFrame {
  const { measure, arrangement } = planned.frame;
  const { left, right, top, bottom, topWidth } = measure;
  const { at } = logoSeats[planned.look.id];
  const isCentered = ['centered', 'swap', 'top'].includes(arrangement.kind);
  const isRight = arrangement.kind === 'edge' && arrangement.align === 'right';
  const rule = planned.plan.rule?.direction === 'vertical' ? planned.plan.rule : null;
  const panel = hasLogo ? panelOf(planned) : null;
  const figure = hasLogo ? figureOf(planned) : null;
  const isAtTop = figure !== null && figure.y < planned.guides.cut.height / 2;
  // The margins of a plate are those beside a graphic.
  const inPlate = planned.look.front.picture?.hasPlate ? -1.5 : 0;
  return {
    left: rule ? rule.x + besideRule : left,
    right,
    top: figure && isAtTop ? figure.y + figure.height + belowFigure : top + inPlate,
    bottom: bottom - inPlate,
    topWidth,
    hasRightMargin: planned.around.length === 0 && right > planned.guides.cut.width - mostMargin,
    align: isCentered ? 'center' : isRight ? 'right' : 'left',
    panel: figure ?? panel,
    panelInk: strongOn(groundOfPanel(planned), planned.look.palette),
    hasPanelTexts: !figure && panel !== null && hasTextsInPanel(planned),
    seat: at === 'corner' || at === 'foot' ? 'corner' : at === 'name' ? 'name' : 'top',
    isDisplay: hasLogo && isNameDisplay(planned),
    isHeading: hasLogo && isNameAsHeading(planned.frame.type),
    isCompanyFirst: isCompanyFirst(arrangement),
    isNameAtFoot: arrangement.kind === 'bold',
    hasNameRule: arrangement.kind === 'base',
  };
}

/** Whether the panel of the logo has the company too: a portrait and what is beside a plate have no room for it. */
function hasTextsInPanel({ frame, look: { front } }: PlannedLook): boolean {
  if (!frame.emptyPicture) return true;
  return !front.picture?.hasPlate && front.picture?.shape !== 'round' && front.picture?.shape !== 'square';
}

/** Whether a look begins with the company; else it is among a full card's data. */
function isCompanyFirst(arrangement: LookArrangement): boolean {
  if (arrangement.kind === 'edge') return arrangement.companyFirst === true;
  return arrangement.kind !== 'foot' && arrangement.kind !== 'header' && arrangement.kind !== 'editorial';
}

/** The place of a logo in the figure of the front. */
function figureOf({ guides: { cut }, look, crop }: PlannedLook): Box | null {
  const isTurned = (look.shape === 'wide') !== cut.width > cut.height;
  const { logo } = seatFrontOf(look, isTurned) ?? {};
  if (!logo) return null;
  const [x, y, width, height] = logo;
  const figure = {
    x: x * cut.width,
    y: y * cut.height,
    width: width * cut.width,
    height: height * cut.height,
  };
  return cropBox(figure, crop);
}

/** The place of a logo apart from the text: in the panel of an initial, left of a line, or where the picture would be. */
function panelOf({ guides: { cut }, shapes, look, plan, frame }: PlannedLook): Box | null {
  const { measure, emptyPicture } = frame;
  if (emptyPicture) {
    const isRound = look.front.picture?.shape === 'round';
    const narrow = Math.min(inPanel, 0.12 * emptyPicture.width);
    return growBox(emptyPicture, isRound ? -inCircle : -narrow);
  }
  if (plan.rule?.direction === 'vertical') {
    const x = measure.left - 1;
    return { x, y: measure.top, width: plan.rule.x - 2 - x, height: measure.height };
  }
  const [first] = shapes;
  const box = logoSeats[look.id].at === 'initial' && first ? shapeBox(first) : null;
  return box && growBox(clipBox(box, cut), -inPanel);
}

/** What is under a logo in its panel. */
export function groundOfPanel({ look, background, frame }: PlannedLook): string {
  if (frame.emptyPicture && look.front.picture) return look.palette[look.front.picture.seat];
  const { on } = logoSeats[look.id];
  return on === look.front.ground ? background : look.palette[on];
}
