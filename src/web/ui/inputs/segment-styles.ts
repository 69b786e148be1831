/** A track with a raised selected part; shared by tabs and choices. */
export const segmentTrackStyles = 'flex rounded-md bg-secondary p-1';

/** For a choice of words that a phone may not hold in one line. */
export const wrappingTrackStyles =
  'max-tablet:h-auto! max-tablet:flex-wrap max-tablet:children:min-h-8 max-tablet:pointer-coarse:children:min-h-10';

/** Radix uses the state `active` for tabs and `checked` for choices. */
export const segmentPartStyles =
  'relative flex-1 cursor-pointer before:absolute before:inset-x-0 before:-inset-y-1 rounded-sm px-3 text-md font-medium whitespace-nowrap text-muted-foreground select-none ' +
  'transition-colors duration-(--dur-2) hover:text-foreground focus-visible:shadow-(--focus-ring) ' +
  'data-[state=active]:bg-tab-active data-[state=active]:text-foreground data-[state=active]:not-focus-visible:shadow-sm ' +
  'data-[state=checked]:bg-tab-active data-[state=checked]:text-foreground data-[state=checked]:not-focus-visible:shadow-sm';
