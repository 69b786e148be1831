import { Eye } from 'lucide-react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { segmentTrackStyles } from '../../ui/inputs/segment-styles.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import { CardSkeleton } from './canvas/card-skeleton.tsx';
import { RuledCanvas } from './canvas/rulers/ruled-canvas.tsx';
import { sideSwitchStyles, toolbarStyles } from './canvas/toolbar-styles.tsx';
import { fitZoom } from './canvas/zoom/zoom.ts';
import { dockStyles } from './core/drawing/dock-styles.ts';
import { LooksStripSkeleton } from './look/look-skeletons.tsx';
import { StartStripSkeleton } from './look/start/start-frame.tsx';
import { CheckPending } from './print-check/check-pending.tsx';

const guides = guidesOf(resolveFormat({}));

/** The canvas while the card is loading: with real rulers, guides and names. */
export function CanvasSkeleton({ isNew, className }: { isNew: boolean; className: string }) {
  const { editor: t } = useTexts();
  const { ref: viewportRef, size: viewport } = useElementSize();
  const card = <CardSkeleton guides={guides} label={t.loading} />;
  return (
    <div
      className={classNames('flex min-h-0 flex-col bg-background tablet:max-desktop:min-h-115', className)}
    >
      <ToolbarSkeleton />
      <div className="grid justify-items-center bg-canvas px-6.5 py-2.5 tablet:hidden">
        <div className="w-full max-w-94 shadow-sheet">{card}</div>
      </div>
      <div className="flex min-h-0 flex-1 max-tablet:hidden tablet:max-desktop:min-h-78 desktop:flex-col">
        <RuledCanvas
          size={{}}
          percent={fitZoom(viewport, guides.bleed)}
          viewportRef={viewportRef}
          viewport={viewport}
        >
          <div className="size-full shadow-sheet">{card}</div>
        </RuledCanvas>
        {isNew ? (
          <StartStripSkeleton className={dockStyles} />
        ) : (
          <LooksStripSkeleton className={dockStyles} />
        )}
      </div>
      <CheckSkeleton />
    </div>
  );
}

function CheckSkeleton() {
  return (
    <div className="border-t border-border">
      <div className="flex h-11 shrink-0 items-center px-4 text-sm tablet:px-6">
        <CheckPending />
      </div>
    </div>
  );
}

function ToolbarSkeleton() {
  const { editor: t } = useTexts();
  return (
    <div className={toolbarStyles}>
      <SideSkeleton />
      <Button variant="outline" icon={Eye} disabled>
        {t.view}
      </Button>
      <Skeleton className="ml-auto h-8.5 w-41 rounded-md max-tablet:hidden" />
    </div>
  );
}

/** `Front | Back`, with the front chosen. */
function SideSkeleton() {
  const { back: t } = useTexts();
  return (
    <span className={classNames(segmentTrackStyles, sideSwitchStyles)}>
      {[t.front, t.back].map((side, index) => (
        <span
          key={side}
          className={classNames(
            'grid flex-1 place-items-center rounded-sm text-md font-medium',
            index === 0 ? 'bg-tab-active text-foreground shadow-sm' : 'text-muted-foreground',
          )}
        >
          {side}
        </span>
      ))}
    </span>
  );
}
