import { growthOf } from '../../text/font-measures.ts';
import type { PlannedLook } from '../plan-look.ts';
import { dataPtOf, type NameFit, type SeatScale } from './seat-items.ts';

/** What a name may be, in pt in a font with usual letters: beside a logo it is the largest text. */
const sizes = { aimed: 11.6, most: 18, mostAsCompany: 22, least: 8 } as const;

/** How much larger than the data a name is: at least, and so that it leads. */
const lead = { least: 1.45, wanted: 1.7 } as const;

const step = 0.93;

type NameOf = { scale: SeatScale; isDisplay: boolean; hasLogo: boolean };

/** The ways to set a name, the largest first. */
export function nameFits(planned: PlannedLook, { scale, isDisplay, hasLogo }: NameOf): NameFit[] {
  const { company, name } = planned.frame.type;
  const growth = growthOf(planned.texts.fullName.font);
  if (isDisplay) {
    const pt = Math.max(sizes.least, Math.min(sizes.mostAsCompany, company.sizePt) * scale.headings);
    const minPt = Math.min(pt, Math.max(sizes.least, 0.55 * pt));
    return [{ pt, minPt, lines: 1 }, ...sizesFrom(pt, minPt)];
  }
  const pt = Math.min(sizes.most, hasLogo ? Math.max(name.sizePt, sizes.aimed * growth) : name.sizePt);
  const wanted = lead.least * scale.headings * leadOf(planned) * dataPtOf(planned.frame.type, scale.dataPt);
  const minPt = Math.max(sizes.least, Math.min(hasLogo ? pt : 0.9 * pt, wanted));
  return [{ pt, minPt, lines: 1 }, ...sizesFrom(pt, minPt)];
}

function sizesFrom(pt: number, minPt: number): NameFit[] {
  const fits: NameFit[] = [];
  for (let size = pt; size > minPt + 0.2; size *= step) fits.push({ pt: size, minPt: size, lines: 2 });
  return [...fits, { pt: minPt, minPt, lines: 2 }];
}

/** What a name costs that hardly leads. */
export function costOfName(sizePt: number, planned: PlannedLook, scale: SeatScale): number {
  const ratio = sizePt / (leadOf(planned) * dataPtOf(planned.frame.type, scale.dataPt));
  return 3 * Math.max(0, lead.least - ratio) + 0.9 * Math.max(0, lead.wanted - ratio);
}

/** How much larger a size of the name must be than one of the data to look equal. */
function leadOf({ texts }: PlannedLook): number {
  return growthOf(texts.fullName.font) / growthOf(texts.phone.font);
}
