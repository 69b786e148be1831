import { type ReactNode, useState } from 'react';
import { layoutOf } from '#domain/card/card.ts';
import { businessCard } from '#layout/formats.ts';
import { guidesOf } from '#layout/guides.ts';
import { useIsPhone } from '../../../shared/breakpoints.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useDraft } from '../core/editor-store.ts';
import type { ShownFinding } from '../print-check/use-print-check.ts';
import { ProofPanel } from '../proof/proof-panel.tsx';
import { useSoftProof } from '../proof/soft-proof.ts';
import { CanvasCard } from './canvas-card.tsx';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { dockPlace } from './dock-styles.ts';
import { LayoutDock } from './layout-dock.tsx';
import { RuledCanvas } from './rulers/ruled-canvas.tsx';
import { useRoomSize } from './zoom/room-size.ts';
import { fitZoom, type Zoom } from './zoom/zoom.ts';
import { ZoomControls } from './zoom/zoom-controls.tsx';

type CanvasProps = {
  children: ReactNode;
  /** What the print check found, for the proof to show of it what concerns colours. */
  findings: readonly ShownFinding[];
  /** Whether there is room for the layouts beneath the card; beside it there always is. */
  hasDock: boolean;
};

/** The card on its canvas, with everything that changes how it is looked at. The children lie over the card. */
export function Canvas({ children, findings, hasDock }: CanvasProps) {
  const [shown, setShown] = useState({ showBleed: true, showSafe: true, showProof: false });
  const [isPaperWhite, setPaperWhite] = useState(true);
  const proof = useSoftProof(shown.showProof, isPaperWhite ? 'asItIs' : 'white');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { roomRef, room } = useRoomSize();
  const orientation = useDraft(({ design }) => layoutOf(design).orientation);
  const guides = guidesOf(businessCard, orientation);
  const percent = zoom === 'fit' ? fitZoom(room, guides.bleed) : zoom;
  const card = (
    <CanvasCard guides={guides} proof={proof === 'failed' ? null : proof} {...shown}>
      {children}
    </CanvasCard>
  );
  const toolbar = (
    <CanvasToolbar {...shown} onShow={(change) => setShown({ ...shown, ...change })}>
      <ZoomControls zoom={zoom} percent={percent} onZoom={setZoom} />
    </CanvasToolbar>
  );

  const proofPanel = shown.showProof && hasDock && (
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
        <div className="grid place-items-center bg-canvas px-6.5 pt-4 pb-1">
          <div
            className={orientation === 'landscape' ? 'w-full max-w-94' : 'h-[30dvh]'}
            style={{ aspectRatio: `${guides.bleed.width} / ${guides.bleed.height}` }}
          >
            {card}
          </div>
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
        <RuledCanvas guides={guides} percent={percent} roomRef={roomRef} room={room}>
          {card}
        </RuledCanvas>
        <LayoutDock className={classNames((!hasDock || shown.showProof) && 'desktop:hidden', dockPlace)} />
      </div>
      {proofPanel}
    </>
  );
}
