/** Beneath the card on a wide screen, a rail beside it on a tablet. */
export const dockPlace =
  'shrink-0 border-border bg-background tablet:max-desktop:w-38 tablet:max-desktop:flex-col tablet:max-desktop:gap-y-2 ' +
  'tablet:max-desktop:border-l tablet:max-desktop:pr-2 tablet:max-desktop:pl-2.5 tablet:max-desktop:py-3 desktop:items-center desktop:border-t ' +
  'desktop:px-6 desktop:py-2';

/** The layouts in a row, or one beneath the other. */
export const dockRow =
  'flex min-w-0 max-tablet:overflow-x-auto tablet:max-desktop:flex-col desktop:max-wide:gap-0.5';

/** A layout's picture and name. */
export const dockItem =
  'relative flex shrink-0 items-center gap-2 text-xs text-muted-foreground *:shrink-0 max-tablet:flex-col desktop:flex-col desktop:gap-1';

export const thumbnailSizes = {
  landscape:
    'h-16.25 w-28 tablet:max-desktop:h-10.25 tablet:max-desktop:w-17 desktop:max-wide:h-11.5 desktop:max-wide:w-20',
  portrait: 'h-20 w-11.5 tablet:max-desktop:h-10.5 tablet:max-desktop:w-6.25',
} as const;
