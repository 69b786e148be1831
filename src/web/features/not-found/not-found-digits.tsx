import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** Largest offset that the pointer adds to an ink, in px. */
const maxDriftPx = 2;

/** Offset of each ink in em, and its drift factor. */
const inks = [
  { colour: 'text-ink-c', x: -0.025, y: 0, drift: 1 },
  { colour: 'text-ink-m', x: 0.025, y: -0.0036, drift: -1 },
  { colour: 'text-ink-y', x: 0.0036, y: 0.0393, drift: 0.5 },
] as const;

/** Decoration: large digits printed out of register. Overlapping inks blend to black. The heading has the text. */
export function NotFoundDigits({ digits, className }: { digits: number; className?: string }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const drift = ({ clientX, clientY }: PointerEvent) => {
      root.current?.style.setProperty('--drift-x', `${(clientX / innerWidth - 0.5) * 2 * maxDriftPx}px`);
      root.current?.style.setProperty('--drift-y', `${(clientY / innerHeight - 0.5) * 2 * maxDriftPx}px`);
    };
    addEventListener('pointermove', drift);
    return () => removeEventListener('pointermove', drift);
  }, []);

  return (
    <div
      aria-hidden
      className={classNames(
        'isolate -mr-[0.02em] grid font-display leading-none font-extrabold tracking-[0.02em]',
        className,
      )}
      ref={root}
    >
      {inks.map((ink) => (
        // Generated content: a single ink is not text, so contrast rules do not apply.
        <span
          className={classNames('ink col-start-1 row-start-1 before:content-[attr(data-digits)]', ink.colour)}
          data-digits={digits}
          key={ink.colour}
          style={offsetStyle(ink)}
        />
      ))}
    </div>
  );
}

function offsetStyle({ x, y, drift }: (typeof inks)[number]): CSSProperties {
  const along = (axis: 'x' | 'y', em: number) => `calc(${em}em + var(--drift-${axis}, 0px) * ${drift})`;
  return { translate: `${along('x', x)} ${along('y', y)}` };
}
