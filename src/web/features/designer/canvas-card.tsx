import { type ReactNode, Suspense, useRef } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Box, Guides } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import { shopCorners, shopFinishing } from '#print/profile/print-shop.ts';
import { SceneDrawing } from '../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../shared/card/scene-parts.ts';
import { logoUrl } from '../../shared/drafts/logo-url.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CardPreview } from './canvas/card-preview.tsx';
import { CardSkeleton } from './canvas/card-skeleton.tsx';
import { useCardAnimation } from './canvas/use-card-animation.ts';
import type { VisibleGuides } from './canvas/view-menu.tsx';
import type { Side } from './core/editor-stores.ts';
import { useDeferredLayout } from './core/use-card-layout.ts';
import { useSide } from './core/use-editor.ts';
import { FirstTouch } from './first-touch.tsx';
import { UploadingLogo } from './logo/uploading-logo.tsx';
import type { SoftProof } from './soft-proof/use-soft-proof.ts';
import { useCardHand } from './use-card-hand.tsx';

const ProofSlider = lazyComponent(
  async () => (await import('./soft-proof/soft-proof-slider.tsx')).SoftProofSlider,
  RenderNothing,
);

type CanvasCardProps = VisibleGuides & {
  guides: Guides;
  /** Drawn over the right side of the card. */
  proof: SoftProof | null;
  children: ReactNode;
};

/** The card with its bleed; a skeleton until its fonts are loaded. */
export function CanvasCard({ guides, showBleed, showSafe, proof, children }: CanvasCardProps) {
  const { editor: t } = useTexts();
  const laidOutCard = useDeferredLayout();
  const inset = showBleed ? '0' : `${(-guides.bleed.x / guides.bleed.width) * 100}%`;
  const name = laidOutCard?.draft.card.content.fullName || t.placeholders.fullName;
  const company = laidOutCard?.draft.card.content.companyName || t.placeholders.companyName;
  const card = useRef<HTMLDivElement>(null);
  const side = useSide();
  const cornersMm = laidOutCard ? shopCorners(laidOutCard.shop) : 0;
  const { back: backWords } = useTexts();
  const scene = laidOutCard && sceneOf(laidOutCard, side);
  const hand = useCardHand(scene);
  const { fadingCard, clearFadingCard } = useCardAnimation(card, laidOutCard, scene);
  const labels = {
    front: t.drawing(company, name),
    back: laidOutCard?.draft.card.back ? backWords.drawing(company, name) : backWords.blankDrawing,
  };
  return (
    <div className="relative size-full" {...hand.pointer}>
      <div
        className="absolute shadow-sheet"
        style={{
          inset,
          borderRadius: showBleed
            ? 0
            : `${(cornersMm / guides.cut.width) * 100}% / ${(cornersMm / guides.cut.height) * 100}%`,
        }}
      />
      {fadingCard && <FadingCard laidOutCard={fadingCard} bleed={guides.bleed} onFaded={clearFadingCard} />}
      <div
        ref={card}
        className={classNames(
          'absolute inset-0',
          fadingCard && 'animate-fade [animation-duration:var(--dur-2)]',
        )}
      >
        {laidOutCard && scene ? (
          <CardPreview
            scene={hand.shown ?? scene}
            fonts={laidOutCard.fonts}
            logoUrl={logoUrl(laidOutCard.draft.logo)}
            label={labels[side]}
            showBleed={showBleed}
            showSafe={showSafe}
            cornersMm={cornersMm}
            finished={shopFinishing(laidOutCard.shop)?.parts ?? []}
          />
        ) : (
          <CardSkeleton guides={guides} label={t.loading} />
        )}
      </div>
      {hand.parts}
      {scene && side === 'front' && <FirstTouch />}
      {laidOutCard && side === 'front' && (
        <UploadingLogo card={laidOutCard.draft.card} bleed={guides.bleed} />
      )}
      {laidOutCard && proof && (
        <Suspense>
          <ProofSlider proof={proof} fonts={laidOutCard.fonts} />
        </Suspense>
      )}
      {children}
    </div>
  );
}

/** The side as it is previewed; a blank back is bare paper. */
function sceneOf({ scene, back }: LaidOutCard, side: Side): Scene {
  if (side === 'front') return scene;
  const { cut, guides } = scene;
  const paper = {
    id: 'background',
    kind: 'fill',
    part: 'background',
    box: guides.bleed,
    colour: '#ffffff',
  } as const;
  return back() ?? { side, cut, guides, items: [paper] };
}

type FadingCardProps = {
  laidOutCard: LaidOutCard;
  /** The bleed box of the new card, in whose element it fades out. */
  bleed: Box;
  onFaded: () => void;
};

/** The card in its previous orientation, fading out. */
function FadingCard({ laidOutCard: { scene, fonts, draft }, bleed, onFaded }: FadingCardProps) {
  const own = scene.guides.bleed;
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(own)}
      onAnimationEnd={onFaded}
      className="pointer-events-none absolute top-1/2 left-1/2 max-w-none -translate-1/2 animate-fade-out"
      style={{
        width: `${(own.width / bleed.width) * 100}%`,
        height: `${(own.height / bleed.height) * 100}%`,
      }}
    >
      <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl(draft.logo)} />
    </svg>
  );
}
