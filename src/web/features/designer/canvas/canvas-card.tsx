import { type ReactNode, useRef } from 'react';
import type { Guides } from '#layout/guides.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useDeferredLayout } from '../core/card-layout-store.ts';
import { logoUrl } from '../logo/logo-url.ts';
import { MovableLogo } from '../logo/movable-logo.tsx';
import { UploadingLogo } from '../logo/uploading-logo.tsx';
import { ScreenAndPaper } from '../proof/screen-and-paper.tsx';
import type { Proof } from '../proof/soft-proof.ts';
import type { GuidesShown } from './canvas-toolbar.tsx';
import { useCardMotion } from './card-motion.ts';
import { CardPreview } from './card-preview.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { TurnedCard } from './turned-card.tsx';

type CanvasCardProps = GuidesShown & {
  guides: Guides;
  /** Shown on one side of the card, while there is one. */
  proof: Proof | null;
  children: ReactNode;
};

/** The card in its box, bleed included; until its faces are here, its shape. */
export function CanvasCard({ guides, showBleed, showSafe, proof, children }: CanvasCardProps) {
  const { editor: words } = useMessages();
  const laidOutCard = useDeferredLayout();
  const inset = showBleed ? '0' : `${(-guides.bleed.x / guides.bleed.width) * 100}%`;
  const name = laidOutCard?.draft.design.fullName || words.placeholders.fullName;
  const company = laidOutCard?.draft.design.companyName || words.placeholders.companyName;
  const card = useRef<HTMLDivElement>(null);
  const { turned, forgetTurned } = useCardMotion(card, laidOutCard);
  return (
    <div className="relative size-full">
      <div className="absolute shadow-sheet" style={{ inset }} />
      {turned && <TurnedCard laidOutCard={turned} bleed={guides.bleed} onFaded={forgetTurned} />}
      <div
        ref={card}
        className={classNames('absolute inset-0', turned && 'animate-fade [animation-duration:var(--dur-2)]')}
      >
        {laidOutCard ? (
          <CardPreview
            scene={laidOutCard.scene}
            fonts={laidOutCard.fonts}
            logoUrl={logoUrl(laidOutCard.draft.logo)}
            label={words.drawing(company, name)}
            showBleed={showBleed}
            showSafe={showSafe}
          />
        ) : (
          <CardSkeleton guides={guides} label={words.loading} />
        )}
      </div>
      {laidOutCard && <MovableLogo scene={laidOutCard.scene} />}
      {laidOutCard && <UploadingLogo design={laidOutCard.draft.design} bleed={guides.bleed} />}
      {laidOutCard && proof && <ScreenAndPaper proof={proof} fonts={laidOutCard.fonts} />}
      {children}
    </div>
  );
}
