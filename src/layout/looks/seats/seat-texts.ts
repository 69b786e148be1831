import { textFields } from '#domain/card/text-fields.ts';
import { adjustItem } from '../../adjust/adjust-plan.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import type { CardWithLook } from '../../look-layout.ts';
import { cardTextOf, drawnLabel } from '../../text/card-text.ts';
import { type FaceToLoad, facesToLoad } from '../../text/faces.ts';
import type { Weight } from '../../text/font-families.ts';
import { fontMeasuresOf } from '../../text/font-measures.ts';
import type { PlannedLook } from '../plan-look.ts';
import { strongOn } from '../text-colours.ts';
import { dataLines, isNameAsHeading, personLines } from './seat-items.ts';

/** The plan with the company as a line of the data, in its font. Beside a logo the name is in that of a company that was large. */
export function withCompanyAsData(
  planned: PlannedLook,
  { style }: CardWithLook,
  { hasLogo }: { hasLogo: boolean },
): PlannedLook {
  const { companyName, fullName, phone } = planned.texts;
  const { fonts: own, colours } = style;
  const colour = colours.companyName ?? strongOn(planned.background, planned.look.palette);
  const fontOf = ({ font, absentFont }: typeof phone) => ({ font, absentFont });
  const takesName =
    hasLogo && (isNameDisplay(planned) || isNameAsHeading(planned.frame.type)) && !own.fullName;
  return {
    ...planned,
    texts: {
      ...planned.texts,
      companyName: { ...companyName, ...(own.companyName || own.company ? {} : fontOf(phone)), colour },
      website: { ...planned.texts.website, ...(own.website ? {} : fontOf(phone)) },
      fullName: { ...fullName, ...(takesName && fontOf(companyName)) },
    },
  };
}

/** The weight of the company among the data: that of a heading in the font of the data, which is loaded already. */
export function companyWeightOf({ texts, frame: { type } }: PlannedLook): Weight {
  const { companyName, fullName, phone } = texts;
  if (companyName.font === phone.font) return type.company.weight;
  return fullName.font === phone.font ? type.name.weight : 400;
}

/** Whether the name is in the place of a large company, which the logo shows. */
function isNameLarge({ frame: { arrangement } }: Pick<PlannedLook, 'frame'>): boolean {
  return arrangement.kind === 'bold' || arrangement.kind === 'base';
}

/** The plan with the subtitle in the font of the position, beside which it is. */
export function withSubtitleAsRole(planned: PlannedLook): PlannedLook {
  const { website, position } = planned.texts;
  const { font, absentFont } = position;
  return { ...planned, texts: { ...planned.texts, website: { ...website, font, absentFont } } };
}

/** Whether the name has the type of the company: a large one, or one by hand, without which the look is another one. */
export function isNameDisplay(planned: Pick<PlannedLook, 'look' | 'frame'>): boolean {
  return isNameLarge(planned) || fontMeasuresOf(planned.look.fonts.heading)?.isHandwriting === true;
}

/** The font files of a front that is composed around its logo. */
export function facesOfSeats(planned: PlannedLook, card: CardWithLook): FaceToLoad[] {
  const seated = withCompanyAsData(planned, card, { hasLogo: true });
  return seatItems(planned).flatMap((designed) => {
    const item = adjustItem(designed, planned.adjustments?.fields);
    const shown = cardTextOf(seated, item, {});
    if (!shown) return [];
    return facesToLoad(seated.texts[item.field].font, item, drawnLabel(shown) + shown.text);
  });
}

/** The items of a front that is composed around its logo, as designed. */
export function seatItems(planned: PlannedLook): ItemPlan[] {
  const { type } = planned.frame;
  const scale = {
    headings: 1,
    dataPt: null,
    isTight: false,
    companyWeight: companyWeightOf(planned),
  };
  const isDisplay = isNameDisplay(planned);
  const isHeading = isNameAsHeading(type);
  const fit = { pt: type.name.sizePt, minPt: type.name.sizePt, lines: 2 } as const;
  return [
    ...dataLines(
      type,
      textFields.filter((field) => field !== 'fullName'),
      scale,
    ),
    ...personLines(type, fit, { isDisplay, isHeading, isLarge: true, hasSubtitle: true, hasRule: false }),
  ];
}
