import { isBlank } from '#domain/card/card.ts';
import type { BackText } from '#domain/card/card-back.ts';
import type { FaceToLoad } from '../../text/faces.ts';
import { growthOf } from '../../text/font-measures.ts';
import { legalFormAt } from '../../text/legal-form.ts';
import type { CaptionPlace } from '../code-seat.ts';
import { type ChosenLook, chosenLook } from '../find-look.ts';
import { headingWeight } from '../plan-look.ts';
import type { CardWithCode } from './code-page.ts';
import { type Caption, facesOfCaptions } from './seat-captions.ts';

/** The captions of a back: what its person wrote, at sizes for their place. */
export function captionsOf({ back }: CardWithCode, look: ChosenLook, place: CaptionPlace): Caption[] {
  const isLarge = place === 'top' || place === 'foot';
  const weight = headingWeight(look);
  const texts: [field: 'above' | 'below', text: BackText | undefined][] = [
    ['above', back.above],
    ['below', back.below],
  ];
  const shown = texts.filter(
    (pair): pair is ['above' | 'below', BackText] => pair[1] !== undefined && !isBlank(pair[1].text),
  );
  return shown.map(([field, text], index) => {
    const isFirst = index === 0;
    const sizePt = (isLarge ? (isFirst ? 14 : 9) : 7.6) * growthOf(text.font ?? look.fonts.heading);
    return { field, text, sizePt, minPt: isLarge && isFirst ? 10 : 6.5, lines: isLarge ? 3 : 2, weight };
  });
}

/** The company, large beside the code. */
export function wordOf({ content }: CardWithCode, look: ChosenLook): Caption[] {
  const company = content.companyName ?? '';
  // The front has the legal form.
  const brand = company.slice(0, legalFormAt(company) ?? company.length).replace(/[\s,]+$/u, '');
  const shown = isBlank(brand) ? (content.fullName ?? '') : brand;
  if (isBlank(shown)) return [];
  return [
    {
      field: 'companyName',
      text: { text: shown },
      sizePt: 22,
      minPt: 11,
      lines: 2,
      weight: headingWeight(look),
    },
  ];
}

/** The font files of its captions. */
export function facesOfCodeBack(card: CardWithCode): FaceToLoad[] {
  const look = chosenLook(card.style.look);
  return facesOfCaptions([...captionsOf(card, look, 'inside'), ...wordOf(card, look)], look);
}
