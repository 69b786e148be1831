import type { CSSProperties } from 'react';

/** The position of each ink's patch and the offset its animation starts from. */
const patches = [
  { ink: 'fill-ink-c', x: 10, y: 10, off: '-8px -8px' },
  { ink: 'fill-ink-m', x: 108, y: 10, off: '8px -8px' },
  { ink: 'fill-ink-y', x: 10, y: 108, off: '-8px 8px' },
  { ink: 'fill-ink-k', x: 108, y: 108, off: '8px 8px' },
] as const;

/** Decoration: a registration mark whose inks slide into register. The heading has the text. */
export function RegistrationMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 128" fill="none" className="size-32 overflow-visible">
      {patches.map(({ ink, x, y, off }) => (
        <rect
          key={ink}
          x={x}
          y={y}
          width="10"
          height="10"
          className={`${ink} animate-register motion-reduce:animate-none`}
          style={{ '--off': off } as CSSProperties}
        />
      ))}
      <path d="M64 0v20M64 108v20M0 64h20M108 64h20" className="stroke-foreground" strokeWidth="1.5" />
      <circle cx="64" cy="64" r="40" className="stroke-foreground" strokeWidth="1.5" />
      <circle cx="64" cy="64" r="30" className="fill-primary" />
      <path
        d="m51 65 9 9 18-19"
        className="stroke-primary-foreground"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
