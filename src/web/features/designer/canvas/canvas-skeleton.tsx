import type { ReactNode } from 'react';
import { layouts } from '#domain/card/card.ts';
import { guidesOf } from '#layout/guides.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { segmentTrackStyles } from '../../../ui/inputs/segment-styles.ts';
import { CheckPending } from '../print-check/check-pending.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { dockItemStyles, dockRowStyles, dockStyles, thumbnailStyles } from './dock-styles.ts';
import { RuledCanvas } from './rulers/ruled-canvas.tsx';
import { GuideLabel, sideSwitchStyles, toolbarStyles } from './toolbar-styles.tsx';
import { useElementSize } from './zoom/use-element-size.ts';
import { fitZoom } from './zoom/zoom.ts';

const guides = guidesOf({});

/** The canvas while the card is loading: with real rulers, guides and names. */
export function CanvasSkeleton({ className }: { className: string }) {
  const { editor: words } = useMessages();
  const { ref: viewportRef, size: viewport } = useElementSize();
  const card = <CardSkeleton guides={guides} label={words.loading} />;
  return (
    <div
      className={classNames('flex min-h-0 flex-col bg-background tablet:max-desktop:min-h-115', className)}
    >
      <div className="grid justify-items-center gap-2.5 bg-canvas px-6.5 pt-2.5 pb-1 tablet:hidden">
        <SideSkeleton />
        <div className="w-full max-w-94 shadow-sheet">{card}</div>
      </div>
      <ToolbarSkeleton />
      <div className="flex min-h-0 flex-1 max-tablet:hidden tablet:max-desktop:min-h-78 desktop:flex-col">
        <RuledCanvas
          size={{}}
          percent={fitZoom(viewport, guides.bleed)}
          viewportRef={viewportRef}
          viewport={viewport}
        >
          <div className="size-full shadow-sheet">{card}</div>
        </RuledCanvas>
        <DockSkeleton className={dockStyles} />
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

/** The layouts; on a phone they are above the form. */
export function DockSkeleton({ className }: { className: string }) {
  const { editor: words } = useMessages();
  return (
    <section className={classNames('flex gap-x-5.5', className)}>
      <h2 className="text-sm font-semibold">{words.layout}</h2>
      {/* Clipped, not scrolled: a scrolling area with nothing to focus cannot be reached by keyboard. */}
      <div className={classNames(dockRowStyles, 'max-tablet:overflow-x-hidden desktop:overflow-x-hidden')}>
        {layouts.map((name) => (
          <span key={name} className={dockItemStyles}>
            <span className={classNames('block p-0.75', thumbnailStyles.landscape)}>
              <Skeleton className="size-full rounded-xs" />
            </span>
            {words.layouts[name]}
          </span>
        ))}
      </div>
    </section>
  );
}

function ToolbarSkeleton() {
  const { editor: words } = useMessages();
  return (
    <div className={toolbarStyles}>
      <span className="max-tablet:hidden">
        <SideSkeleton />
      </span>
      <SwitchSkeleton isOn label={<GuideLabel guide="bleed" text={words.showBleed} />} />
      <SwitchSkeleton isOn label={<GuideLabel guide="safe" text={words.showSafe} />} />
      <SwitchSkeleton label={words.proof.title} />
      <Skeleton className="ml-auto h-8.5 w-41 rounded-md max-tablet:hidden" />
    </div>
  );
}

/** `Front | Back`, with the front chosen. */
function SideSkeleton() {
  const { back: words } = useMessages();
  return (
    <span className={classNames(segmentTrackStyles, sideSwitchStyles)}>
      {[words.front, words.back].map((side, index) => (
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

function SwitchSkeleton({ isOn = false, label }: { isOn?: boolean; label: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium tablet:gap-2.5 pointer-coarse:min-h-11">
      <span
        className={classNames(
          'flex h-5 w-8 shrink-0 rounded-full p-0.5',
          isOn ? 'justify-end bg-primary' : 'bg-input',
        )}
      >
        <span className="size-4 rounded-full bg-card dark:bg-background" />
      </span>
      {label}
    </span>
  );
}
