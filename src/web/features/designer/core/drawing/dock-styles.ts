import type { CSSProperties } from 'react';
import type { Orientation } from '#domain/card/card.ts';
import type { Size } from '#layout/guides.ts';

/** Below the card on a desktop, with its heading above it unless there is room beside ten layouts. On a tablet a column beside it, which scrolls and has no influence on the card's height. */
export const dockStyles =
  'shrink-0 border-border bg-background tablet:max-desktop:w-38 tablet:max-desktop:flex-col tablet:max-desktop:gap-y-2 ' +
  'tablet:max-desktop:border-l tablet:max-desktop:overflow-y-auto tablet:max-desktop:[contain:size] tablet:max-desktop:px-2.5 tablet:max-desktop:py-3 desktop:border-t desktop:px-6 desktop:py-2 ' +
  'desktop:max-roomy:flex-col desktop:max-roomy:gap-y-1 roomy:items-center';

/**
 * A row that scrolls, or a column on a tablet; on a phone the row reaches both edges of the screen. The padding keeps the
 * focus ring visible.
 */
export const dockRowStyles =
  'flex min-w-0 gap-2 desktop:gap-1 max-tablet:-mx-4 max-tablet:px-4 max-tablet:pb-1 tablet:max-desktop:flex-col desktop:-m-1 desktop:flex-1 desktop:p-1';

/** A thumbnail with its name. On a phone the last visible one is cut off, to show that the row scrolls. */
export const dockItemStyles =
  'relative flex items-center gap-1.5 text-xs text-muted-foreground max-tablet:w-[calc((100vw-40px)/3.35)] max-tablet:max-w-28 ' +
  'max-tablet:shrink-0 max-tablet:flex-col desktop:min-w-15 desktop:max-w-28 scroll-mx-4 desktop:flex-1 desktop:flex-col desktop:gap-1';

/** For a card of the usual format. */
export const thumbnailStyles = {
  landscape: 'w-full aspect-[112/65] tablet:max-desktop:w-15 tablet:max-desktop:shrink-0',
  portrait: 'h-20 w-11.5 tablet:max-desktop:h-10.5 tablet:max-desktop:w-6.25',
} as const;

/** The proportions of a card's thumbnail with its frame of 3 px, in place of those above. */
export function thumbnailShape({ width, height }: Size, orientation: Orientation): CSSProperties {
  const ratio = width / height;
  return orientation === 'landscape'
    ? { aspectRatio: 112 / (106 / ratio + 6), maxWidth: 72 * ratio + 6 }
    : { aspectRatio: (74 * ratio + 6) / 80, width: 'auto' };
}
