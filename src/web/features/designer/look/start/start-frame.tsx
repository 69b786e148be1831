import { ClipboardPaste, ImagePlus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { SampleImage } from '../../../../shared/looks/sample-image.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { dockItemStyles, dockRowStyles, thumbnailStyles } from '../../core/drawing/dock-styles.ts';
import { LookBoxSkeleton, NameSkeleton } from '../look-skeletons.tsx';
import { isOnFirstScreen, startLooks } from './start-looks.ts';

type StartFrameProps = { paste: ReactNode; logo: ReactNode; looks: ReactNode };

/**
 * What an empty card can start with: a signature, a logo; on a phone also a look. It is as high as the looks to choose from,
 * which take its place, so that nothing moves.
 */
export function StartFrame({ paste, logo, looks }: StartFrameProps) {
  const { editor, navigation } = useTexts();
  const { start: words } = editor;
  return (
    <>
      <div className="flex h-5 items-center">
        <h2 className="truncate text-lg font-semibold tablet:text-sm">{words.title}</h2>
      </div>
      <div className="relative">
        <div aria-hidden="true" className="invisible">
          <LookBoxSkeleton />
        </div>
        <div className="absolute inset-0 flex flex-col gap-2">
          <div className="grid flex-1 grid-cols-2 gap-2.5">
            {paste}
            {logo}
          </div>
          <div className="flex items-baseline justify-between gap-3 tablet:hidden">
            <h3 className="text-md font-semibold">{words.looks}</h3>
            <Link to="/looks" className="-my-2 py-2 text-sm font-medium text-primary">
              {navigation.looks}
            </Link>
          </div>
          {looks}
        </div>
      </div>
    </>
  );
}

const icons = { paste: ClipboardPaste, logo: ImagePlus };

/** A place for a signature or a logo. */
export function StartTarget({ kind, ...button }: ComponentProps<'button'> & { kind: keyof typeof icons }) {
  const { start, logo } = useTexts().editor;
  const Icon = icons[kind];
  return (
    <button
      {...button}
      type="button"
      className="flex min-w-0 cursor-pointer items-center gap-3 rounded-lg border border-dashed border-input bg-card px-3 py-2 text-left hover:border-primary hover:bg-muted disabled:cursor-default max-tablet:flex-col max-tablet:justify-center max-tablet:gap-1.5 max-tablet:text-center"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block text-md font-medium">{start[kind]}</span>
        <span className="block pt-0.5 text-xs text-muted-foreground max-tablet:hidden">
          {kind === 'paste' ? start.pasteHint : logo.accepted}
        </span>
      </span>
    </button>
  );
}

/** A row that scrolls to both edges of a phone. */
export const startRowStyles = '-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 tablet:hidden';

/** The last visible look is cut off, to show that the row scrolls. */
export const startItemStyles = 'w-34 shrink-0';

/** The start of an empty card, while the editor is loading. */
export function StartSkeleton() {
  return (
    <StartFrame
      paste={<StartTarget kind="paste" disabled />}
      logo={<StartTarget kind="logo" disabled />}
      looks={<SampleLooks className={startRowStyles} itemClassName={startItemStyles} />}
    />
  );
}

/** Looks for an empty card, below it or beside it, while the editor is loading. */
export function StartStripSkeleton({ className }: { className: string }) {
  const { start: t } = useTexts().editor;
  return (
    <div className={classNames('flex gap-x-5.5', className)}>
      <h2 className="shrink-0 text-sm font-semibold roomy:w-34">{t.looks}</h2>
      <SampleLooks className={classNames(dockRowStyles, 'overflow-hidden')} itemClassName={dockItemStyles} />
    </div>
  );
}

function SampleLooks({ className, itemClassName }: { className: string; itemClassName: string }) {
  return (
    <ul aria-hidden="true" className={className}>
      {startLooks.map((id, index) => (
        <li key={id} className={itemClassName}>
          <span className="flex w-full flex-col items-center gap-1">
            <span className={`block p-0.75 ${thumbnailStyles.landscape}`}>
              <span className="block size-full overflow-hidden rounded-xs border border-border-strong bg-card">
                <SampleImage id={id} isFirst={isOnFirstScreen(index)} />
              </span>
            </span>
            <NameSkeleton />
          </span>
        </li>
      ))}
    </ul>
  );
}
