import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dockItemStyles, dockRowStyles, thumbnailStyles } from '../core/drawing/dock-styles.ts';

const six = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The place of the looks to choose from, while their code is loading. */
export function LookPanelSkeleton() {
  const { editor: t } = useTexts();
  return (
    <>
      <div className="flex h-5 items-center">
        <h2 className="text-lg font-semibold tablet:text-sm">{t.look}</h2>
      </div>
      <LookBoxSkeleton />
    </>
  );
}

/** The box of the looks to choose from. */
export function LookBoxSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 rounded-lg border border-border-strong bg-card p-3">
      <div className="flex h-9.5 items-center justify-between pointer-coarse:h-11">
        <Skeleton className="h-3 w-29 rounded-full" />
        <Skeleton className="h-8 w-32 rounded-button-sm" />
      </div>
      <div className="grid grid-cols-6 gap-1.5 max-tablet:grid-cols-3">
        {six.map((key) => (
          <PictureSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

/** The place of the looks below the card. */
export function LooksStripSkeleton({ className }: { className: string }) {
  return (
    <div className={classNames('flex gap-x-5.5', className)}>
      <Skeleton className="h-3 w-21 rounded-full" />
      <div className={classNames(dockRowStyles, 'overflow-hidden')}>
        {six.map((key) => (
          <span key={key} className={dockItemStyles}>
            <PictureSkeleton />
          </span>
        ))}
      </div>
    </div>
  );
}

export function PictureSkeleton() {
  return (
    <span className="flex w-full flex-col items-center gap-1 text-xs">
      <span className={classNames('block p-0.75', thumbnailStyles.landscape)}>
        <Skeleton className="size-full rounded-xs" />
      </span>
      <NameSkeleton />
    </span>
  );
}

/** As high as a line of text. */
export function NameSkeleton() {
  return (
    <span className="flex items-center text-xs">
      {'\u200b'}
      <Skeleton className="h-3 w-11 rounded-full" />
    </span>
  );
}
