import type { ItemPlan } from '../layout-plan.ts';
import type { RunField } from '../scene.ts';
import { ptToMm } from '../units.ts';
import { getWrapper, type Wrapper } from './breaks/break-text.ts';
import type { FaceName } from './faces.ts';
import type { FaceFeature } from './font-families.ts';
import type { Fonts } from './fonts.ts';
import type { TypeStyle } from './measure-text.ts';

/** A text broken into lines, with its size. */
export type FittedText = {
  sizePt: number;
  trackingEm: number;
  lines: readonly string[];
  /** The text has more lines than its item allows, even at the smallest size. */
  isTooLong: boolean;
  /** The sum of the penalties of its breaks. */
  penalty: number;
  /** The legal form after the last line, smaller than the name before it. */
  legalForm?: { text: string; scale: number };
  /** The lines after which its person has broken it. */
  breaksAfter?: readonly number[];
};

/** A text to fit, with its style and its width in mm. */
export type FitTask = {
  item: ItemPlan<RunField>;
  text: string;
  /** The spaces of the text where its person has broken it. */
  breaksAt?: readonly number[];
  fonts: Fonts;
  face: FaceName;
  features?: readonly FaceFeature[];
  width: number;
  /** What is before the text on its line: a letter, or the same space. */
  indentEm: number;
  /** The largest size to try. */
  fromPt: number;
};

const sizeStepPt = 0.25;
const trackingStepEm = 0.02;

/** The sizes to try, largest first, including the smallest. */
export function sizesBetween(fromPt: number, toPt: number): number[] {
  const sizes: number[] = [];
  for (let sizePt = fromPt; sizePt > toPt; sizePt -= sizeStepPt) sizes.push(sizePt);
  return [...sizes, toPt];
}

export function measureEm({ width, indentEm }: FitTask, sizePt: number): number {
  return width / ptToMm(sizePt) - indentEm;
}

export function wrapperOf({ item, text }: FitTask, style: TypeStyle): Wrapper {
  return getWrapper(style, text, item.field === 'fullName' ? 'name' : 'text');
}

/** The item's style with its minimum tracking. */
export function styleWithMinTracking({ fonts, face, features, item }: FitTask): TypeStyle {
  return { fonts, face, features, trackingEm: item.minTrackingEm ?? item.trackingEm ?? 0 };
}

/** The trackings to try before a text gets smaller, widest first. */
export function trackingsOf({ trackingEm = 0, minTrackingEm }: FitTask['item']): number[] {
  if (minTrackingEm === undefined) return [];
  const steps = Math.round((trackingEm - minTrackingEm) / trackingStepEm);
  return Array.from({ length: Math.max(0, steps + 1) }, (_, step) => trackingEm - step * trackingStepEm);
}
