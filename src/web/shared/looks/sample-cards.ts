import { applyPatch, type Card, type CardContent, newCard } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Look } from '#layout/looks/look.ts';
import type { LookSamplesMessages } from '#messages/en/look-samples.ts';

/** The texts of a sample card. The website is the domain, unless the card has an address. None of the people exists. */
type Samples = LookSamplesMessages;

/** The texts of the sample person of a look. */
function sampleContent(id: LookId, samples: Samples): CardContent {
  const [
    companyName = '',
    website = '',
    fullName = '',
    position = '',
    phone = '',
    mailbox = '',
    domain = '',
    street,
  ] = samples[id];
  const host = `${domain}.example`;
  return {
    companyName,
    website,
    fullName,
    position,
    phone,
    email: `${mailbox}@${host}`,
    ...(street ? { street } : { url: host }),
  };
}

const shapes: Readonly<Record<Look['shape'], Partial<Pick<Card, 'format' | 'orientation'>>>> = {
  wide: {},
  upright: { orientation: 'portrait' },
  square: { format: { widthMm: 60, heightMm: 60 } },
};

/** The format that a look was drawn for. */
export function sampleFormat(id: LookId): Pick<Card, 'format' | 'orientation'> {
  const { format, orientation } = newCard;
  return { format, orientation, ...shapes[lookOf(id).shape] };
}

/** The card that shows a look to people without texts of their own, in the format that the look was drawn for. */
export function sampleCard(id: LookId, samples: Samples): Card {
  const content = sampleContent(id, samples);
  return withLook(applyPatch(newCard, { content, ...sampleFormat(id) }), id);
}
