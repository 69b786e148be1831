import { memo, type ReactNode, Suspense, useState } from 'react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { hasSameCut } from '#editor/card-size.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { useIsPhone } from '../../shared/page/breakpoints.ts';
import { usePrintMargins } from '../../shared/print/print-choice.ts';
import { classNames } from '../../ui/class-names.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import { CanvasToolbar } from './canvas/canvas-toolbar.tsx';
import { PreviousCut } from './canvas/previous-cut.tsx';
import { RuledCanvas } from './canvas/rulers/ruled-canvas.tsx';
import { type CanvasView, ViewMenu } from './canvas/view-menu.tsx';
import { fitZoom, type Zoom } from './canvas/zoom/zoom.ts';
import { ZoomControls } from './canvas/zoom/zoom-controls.tsx';
import { CanvasCard } from './canvas-card.tsx';
import { Changes } from './changes.tsx';
import { dockStyles } from './core/drawing/dock-styles.ts';
import { useDraft, useSide, useSizeBefore } from './core/use-editor.ts';
import { LooksDock } from './lazy-looks.tsx';
import { useSoftProof } from './soft-proof/use-soft-proof.ts';

const ProofPanel = lazyComponent(
  async () => (await import('./soft-proof/soft-proof-panel.tsx')).SoftProofPanel,
);

type CanvasProps = {
  children: ReactNode;
  /** Whether the looks are shown below the card. Beside the card, on a tablet, they are always shown. */
  hasDock: boolean;
};

/** The largest height of the card on a phone with an open keyboard. */
const shareOfVisible = 'var(--visible-height, 100dvh) / 3.4';

/** The card's box on a phone: as wide as the screen, and low enough to leave the form visible. */
function phoneSize({ width, height }: Size) {
  const ratio = width / height;
  const aspectRatio = String(ratio);
  return ratio < 1
    ? { aspectRatio, height: `min(30dvh, ${shareOfVisible})` }
    : { aspectRatio, width: `min(100%, 23.5rem, ${ratio.toFixed(3)} * min(34dvh, ${shareOfVisible}))` };
}

/** The card on its canvas, with toolbar, zoom, soft proof and looks. The children are drawn over the card. */
export const Canvas = memo(function Canvas({ children, hasDock }: CanvasProps) {
  const [view, setView] = useState<CanvasView>({
    showBleed: true,
    showSafe: true,
    showRulers: true,
    showProof: false,
  });
  const [isPaperWhite, setPaperWhite] = useState(false);
  const proof = useSoftProof(view.showProof, isPaperWhite ? 'asItIs' : 'white');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { ref: viewportRef, size: viewport } = useElementSize();
  const orientation = useDraft(({ card }) => resolveFormat(card).orientation);
  const format = useDraft(({ card }) => card.format);
  const size = { format, orientation };
  const margins = usePrintMargins();
  const guides = guidesOf(resolveFormat(size), margins);
  const sizeBefore = useSizeBefore();
  const side = useSide();
  const before = sizeBefore && !hasSameCut(sizeBefore, size) ? sizeBefore : null;
  const percent = zoom === 'fit' ? fitZoom(viewport, guides.bleed) : zoom;
  const card = (
    <CanvasCard
      guides={guides}
      proof={proof === 'failed' ? null : proof}
      showBleed={view.showBleed}
      showSafe={view.showSafe}
    >
      {children}
      {before && <PreviousCut cut={guidesOf(resolveFormat(before)).cut} guides={guides} />}
    </CanvasCard>
  );
  const toolbar = (
    <CanvasToolbar
      view={<ViewMenu view={view} onChange={(change) => setView((current) => ({ ...current, ...change }))} />}
    >
      <ZoomControls zoom={zoom} percent={percent} onZoom={setZoom} />
    </CanvasToolbar>
  );

  const proofPanel = view.showProof && hasDock && (
    <Suspense>
      <ProofPanel
        isPaperWhite={isPaperWhite}
        onPaperWhite={setPaperWhite}
        state={proof === 'failed' ? 'failed' : proof ? 'ready' : 'loading'}
      />
    </Suspense>
  );

  if (useIsPhone()) {
    return (
      <>
        {toolbar}
        <div className="grid place-items-center bg-canvas px-6.5 py-2.5">
          <div style={phoneSize(guides.bleed)}>{card}</div>
        </div>
        {proofPanel}
      </>
    );
  }
  return (
    <>
      {toolbar}
      <Changes />
      <div className="flex min-h-0 flex-1 tablet:max-desktop:min-h-78 low:h-[42dvh] low:min-h-36! low:flex-none desktop:flex-col">
        <RuledCanvas
          size={size}
          before={before}
          percent={percent}
          hasRulers={view.showRulers}
          viewportRef={viewportRef}
          viewport={viewport}
        >
          {card}
        </RuledCanvas>
        {side === 'front' && (
          <LooksDock className={classNames((!hasDock || view.showProof) && 'desktop:hidden', dockStyles)} />
        )}
      </div>
      {proofPanel}
    </>
  );
});
