/** A link beside or below a form; large enough for a finger. */
export const textLinkStyles =
  'inline-flex items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11';
