/** Centred; below 640 px a sheet at the bottom edge. */
export const scrimStyles =
  'fixed inset-0 z-50 flex items-end justify-center bg-scrim data-[state=open]:animate-fade ' +
  'data-[state=closed]:animate-fade-out tablet:items-center tablet:p-6';

export const sheetStyles =
  'relative flex max-h-[calc(100dvh-12px)] w-full flex-col rounded-t-sheet bg-card text-card-foreground shadow-lg ' +
  'focus-visible:shadow-lg data-[state=open]:animate-rise tablet:max-h-full tablet:rounded-lg';

export const sheetHandleStyles =
  'absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-border-strong tablet:hidden';

export const sheetTitleStyles = 'font-display text-xl font-semibold tracking-title wrap-anywhere';

/** Two buttons share the width of a sheet; on wider screens they are on the right. */
export const sheetFooterStyles =
  'flex shrink-0 items-center gap-2 border-t border-border px-4 pt-3 pb-(--safe-bottom) max-tablet:flex-wrap max-tablet:children:flex-1 ' +
  'tablet:justify-end tablet:px-6 tablet:py-4';
