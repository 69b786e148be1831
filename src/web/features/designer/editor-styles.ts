/** Fills a wide window and scrolls inside; on narrower ones it scrolls with the page. */
export const editorStyles =
  'flex flex-col desktop:grid desktop:min-h-160 desktop:flex-[1_1_0px] desktop:grid-cols-[480px_minmax(0,1fr)] ' +
  'desktop:grid-rows-[auto_minmax(0,1fr)] wide:grid-cols-[560px_minmax(0,1fr)] roomy:grid-cols-[600px_minmax(0,1fr)]';

/** One line on a wide screen. On a tablet the actions wrap to a second line if the title is long. */
export const titleBarStyles =
  'flex shrink-0 flex-wrap items-center bg-background gap-x-3 gap-y-3 px-4 pt-4 tablet:min-h-16 tablet:justify-end ' +
  'tablet:border-b tablet:border-border tablet:px-6 tablet:py-2.5 desktop:col-span-2 desktop:h-18 desktop:flex-nowrap';

export const taglineStyles = 'text-xs text-muted-foreground whitespace-nowrap';

/** Takes the remaining width on a tablet; on a narrow desktop it gives way to what is before it. */
export const cardNameStyles =
  'max-tablet:order-1 max-tablet:w-full tablet:ml-auto tablet:max-desktop:max-w-66 tablet:max-desktop:flex-[1_0_236px] desktop:min-w-0';

/** The label is inside the name's box: above the name on a tablet, where the box is narrow, before it on a desktop. */
export const cardNameBoxStyles =
  'flex h-11 items-stretch overflow-hidden rounded-md border bg-card tablet:max-desktop:flex-col tablet:max-desktop:justify-center desktop:pointer-fine:h-9';

export const cardNameLabelStyles =
  'hidden items-center px-3 text-muted-foreground whitespace-nowrap tablet:flex tablet:max-desktop:text-2xs desktop:border-r desktop:border-border desktop:bg-muted desktop:text-sm';

/** Fixed to the bottom edge on a phone, where a long text takes two lines. */
export const titleActionsStyles =
  'flex gap-3 max-tablet:in-data-keyboard:hidden max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-30 max-tablet:gap-1.5 max-tablet:border-t ' +
  'max-tablet:border-border max-tablet:bg-background max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-(--safe-bottom) ' +
  'max-tablet:children:h-auto max-tablet:children:min-h-11 max-tablet:children:flex-auto max-tablet:children:px-2 max-tablet:children:text-md max-tablet:children:whitespace-normal max-[379px]:[&>button>svg]:hidden';

/** Only on a phone, among the actions. */
export const undoRedoStyles = 'flex max-tablet:flex-none! max-tablet:px-0! tablet:hidden';

/** Beside the form, or sticky above it on a phone. */
export const canvasStyles =
  'flex min-h-0 flex-col bg-background max-desktop:z-20 max-desktop:shadow-sm max-tablet:sticky max-tablet:top-0 ' +
  'tablet:max-desktop:min-h-115';

/** On a tablet the canvas is sticky too. In a low window its toolbar scrolls out of view. */
export const stickyOnTabletStyles =
  'tablet:max-desktop:sticky tablet:max-desktop:top-0 low:-top-13! low:min-h-0!';

export const formStyles =
  'bg-background max-tablet:pb-24 desktop:min-h-0 desktop:overflow-y-auto desktop:overscroll-contain desktop:border-r desktop:border-border';
