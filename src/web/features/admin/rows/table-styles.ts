/** Shared styles of the admin tables. */
export const tableStyles =
  'overflow-clip rounded-lg border border-border bg-card shadow-xs max-desktop:overflow-visible';

export const headCellStyles =
  'h-10 px-3 text-xs font-medium whitespace-nowrap text-muted-foreground first:rounded-tl-lg first:pl-6 last:rounded-tr-lg last:pr-6';

export const tableRowStyles = 'border-t border-border hover:bg-row-hover';

/** A cell for usernames: long names wrap and are never truncated. */
export const nameCellStyles =
  'h-15 max-w-30 px-3 py-1 text-md wrap-break-word first:pl-6 last:pr-6 desktop:max-w-45';

export const cellStyles = 'h-15 px-3 text-md whitespace-nowrap first:pl-6 last:pr-6';

export const mutedCellStyles = `${cellStyles} text-muted-foreground`;
