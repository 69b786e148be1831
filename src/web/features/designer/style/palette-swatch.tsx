import type { CardColours } from '#domain/card/card-style.ts';

/** A small card: its background, a line in the strong colour, two in the quiet one. */
export function PaletteSwatch({ colours: { strong, quiet, background } }: { colours: CardColours }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 27 17" className="h-4.25 w-6.75 shrink-0 rounded-[2px]">
      <rect width="27" height="17" fill={background} />
      <rect x="4" y="4" width="12" height="2.5" fill={strong} />
      <path d="M4 10h14M4 12.5h10" stroke={quiet} />
      <rect
        x="0.5"
        y="0.5"
        width="26"
        height="16"
        rx="1.5"
        fill="none"
        className="stroke-swatch-edge dark:stroke-white/30"
      />
    </svg>
  );
}
