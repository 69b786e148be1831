/** Shared styles of menus, select lists and popovers. */
export const floatingPanelStyles =
  'z-50 rounded-md border border-border bg-popover text-popover-foreground shadow-md ' +
  'data-[state=open]:animate-rise-quick data-[state=closed]:animate-fade-out-quick';

/** An option in a floating panel; keyboard focus adds a ring. */
export const floatingRowStyles =
  'relative flex cursor-default items-center rounded-sm px-2.5 text-md select-none ' +
  'data-highlighted:bg-muted focus-visible:inset-ring-2 focus-visible:inset-ring-ring ' +
  'data-disabled:pointer-events-none data-disabled:text-ink-300';
