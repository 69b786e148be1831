import { type Ref, useMemo, useRef, useState } from 'react';
import { withOfferedLook } from '#domain/look/choose-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { LookReason } from '#layout/looks/six-looks.ts';
import type { LooksMessages } from '#messages/en/looks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SampleImage } from '../../../shared/looks/sample-image.tsx';
import { useDraft } from '../core/use-editor.ts';
import { DraftPicture } from './draft-picture.tsx';
import { LookButton } from './look-button.tsx';
import type { OfferedLook } from './offered-looks.ts';
import { type PictureDraft, usePictureDraft } from './picture-draft.ts';
import { useLookChanges } from './use-look-changes.ts';
import { useLostFocus } from './use-lost-focus.ts';

type LookChoicesProps = {
  offered: readonly OfferedLook[];
  label: string;
  className: string;
  itemClassName?: string;
  /** Whether the first look takes the focus, in place of what opened them. */
  takesFocus?: boolean;
  /** Called before a look is chosen. */
  onChoose?: () => void;
  /** What the pictures show; the card after a pause in typing without it. */
  shown?: PictureDraft | null;
};

/** Looks as pictures of the card. A click takes one. */
export function LookChoices({
  offered,
  label,
  className,
  itemClassName,
  takesFocus = false,
  onChoose,
  shown,
}: LookChoicesProps) {
  const paused = usePictureDraft();
  const draft = shown ?? paused;
  const first = useRef<HTMLButtonElement>(null);
  useLostFocus(takesFocus, first);
  return (
    <ul aria-label={label} className={className}>
      {offered.map((offer, index) => (
        <li key={offer.look.id} className={itemClassName}>
          <LookChoice {...offer} ref={index === 0 ? first : null} draft={draft} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type LookChoiceProps = OfferedLook & {
  ref: Ref<HTMLButtonElement>;
  draft: PictureDraft | null;
  onChoose: (() => void) | undefined;
};

function LookChoice({ ref, look, reason, draft, onChoose }: LookChoiceProps) {
  const t = useTexts('looks');
  const { choose } = useLookChanges();
  const [isTaken, setTaken] = useState(false);

  async function take() {
    onChoose?.();
    setTaken(true);
    await choose(look);
    setTaken(false);
  }

  return (
    <LookButton
      ref={ref}
      name={t.names[look.id]}
      reason={reason && reasonText(t, reason)}
      isTaken={isTaken}
      onClick={() => void take()}
    >
      <ChoicePicture look={look} draft={draft} />
    </LookButton>
  );
}

/** The card in a look, or its sample of the build until it is drawn. */
function ChoicePicture({ look, draft }: Pick<LookChoiceProps, 'look' | 'draft'>) {
  const hasUsualFormat = useDraft(({ card }) => !card.format && card.orientation === 'landscape');
  const card = useMemo(() => draft && withOfferedLook(draft.card, look), [draft, look]);
  const hasSample = hasUsualFormat && lookOf(look.id).shape === 'wide' && !import.meta.env.DEV;
  const sample = hasSample && !look.palette ? look.id : null;
  if (sample && !card) return <SampleImage id={sample} />;
  return card && <DraftPicture card={card} logo={draft?.logo ?? null} sample={sample} />;
}

function reasonText({ reasons, trades }: LooksMessages, reason: LookReason): string {
  if (reason.kind === 'trade') return reasons.trade(trades[reason.trade]);
  return reason.kind === 'logoShape' ? reasons.logoShape[reason.shape] : reasons[reason.kind];
}
