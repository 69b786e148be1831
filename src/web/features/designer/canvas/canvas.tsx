import { type ReactNode, useState } from 'react';
import { layoutOf } from '#domain/card/card.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import { useIsPhone } from '../../../shared/breakpoints.ts';
import { usePrintMargins } from '../../../shared/print/print-choice.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useSide } from '../core/card-side.ts';
import { hasSameCut, useSizeBefore } from '../core/card-size.ts';
import { useDraft } from '../core/editor-store.ts';
import type { ShownFinding } from '../print-check/use-print-check.ts';
import { ProofPanel } from '../proof/proof-panel.tsx';
import { useSoftProof } from '../proof/use-soft-proof.ts';
import { CanvasCard } from './canvas-card.tsx';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { CutBefore } from './cut-before.tsx';
import { dockStyles } from './dock-styles.ts';
import { LayoutDock } from './layout-dock.tsx';
import { RuledCanvas } from './rulers/ruled-canvas.tsx';
import { SideSwitch } from './side-switch.tsx';
import { useElementSize } from './zoom/use-element-size.ts';
import { fitZoom, type Zoom } from './zoom/zoom.ts';
import { ZoomControls } from './zoom/zoom-controls.tsx';

type CanvasProps = {
  children: ReactNode;
  /** The findings of the print check; the proof panel shows those about colours. */
  findings: readonly ShownFinding[];
  /** Whether the layouts are shown below the card. Beside the card, on a tablet, they are always shown. */
  hasDock: boolean;
};

/** The card's box on a phone: as wide as the screen, and low enough to leave the form visible. */
function phoneSize({ width, height }: Size) {
  const ratio = width / height;
  const aspectRatio = String(ratio);
  return ratio < 1
    ? { aspectRatio, height: '30dvh' }
    : { aspectRatio, width: `min(100%, 23.5rem, ${ratio.toFixed(3)} * 34dvh)` };
}

/** The card on its canvas, with toolbar, zoom, soft proof and layouts. The children are drawn over the card. */
export function Canvas({ children, findings, hasDock }: CanvasProps) {
  const [view, setView] = useState({ showBleed: true, showSafe: true, showProof: false });
  const [isPaperWhite, setPaperWhite] = useState(true);
  const proof = useSoftProof(view.showProof, isPaperWhite ? 'asItIs' : 'white');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { ref: viewportRef, size: viewport } = useElementSize();
  const orientation = useDraft(({ design }) => layoutOf(design).orientation);
  const format = useDraft(({ design }) => design.format);
  const size = { format, orientation };
  const margins = usePrintMargins();
  const guides = guidesOf(size, margins);
  const sizeBefore = useSizeBefore();
  const side = useSide();
  const before = sizeBefore && !hasSameCut(sizeBefore, size) ? sizeBefore : null;
  const percent = zoom === 'fit' ? fitZoom(viewport, guides.bleed) : zoom;
  const card = (
    <CanvasCard guides={guides} proof={proof === 'failed' ? null : proof} {...view}>
      {children}
      {before && <CutBefore cut={guidesOf(before).cut} guides={guides} />}
    </CanvasCard>
  );
  const toolbar = (
    <CanvasToolbar {...view} onChange={(change) => setView({ ...view, ...change })}>
      <ZoomControls zoom={zoom} percent={percent} onZoom={setZoom} />
    </CanvasToolbar>
  );

  const proofPanel = view.showProof && hasDock && (
    <ProofPanel
      findings={findings}
      isPaperWhite={isPaperWhite}
      onPaperWhite={setPaperWhite}
      state={proof === 'failed' ? 'failed' : proof ? 'ready' : 'loading'}
    />
  );

  if (useIsPhone()) {
    return (
      <>
        <div className="grid place-items-center gap-2.5 bg-canvas px-6.5 pt-2.5 pb-1">
          <SideSwitch />
          <div style={phoneSize(guides.bleed)}>{card}</div>
        </div>
        {toolbar}
        {proofPanel}
      </>
    );
  }
  return (
    <>
      {toolbar}
      <div className="flex min-h-0 flex-1 tablet:max-desktop:min-h-78 low:h-[42dvh] low:min-h-36! low:flex-none desktop:flex-col">
        <RuledCanvas
          size={size}
          before={before}
          percent={percent}
          viewportRef={viewportRef}
          viewport={viewport}
        >
          {card}
        </RuledCanvas>
        {side === 'front' && (
          <LayoutDock className={classNames((!hasDock || view.showProof) && 'desktop:hidden', dockStyles)} />
        )}
      </div>
      {proofPanel}
    </>
  );
}
