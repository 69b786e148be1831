import { classNames } from '../../ui/class-names.ts';

const rings = [
  { ink: 'stroke-ink-c', x: 30.3, y: 31.88 },
  { ink: 'stroke-ink-m', x: 37.7, y: 31.88 },
  { ink: 'stroke-ink-y', x: 34, y: 38.25 },
] as const;

type MarkProps = { size?: number; className?: string };

/** Three rings out of register and a cross, with the geometry of the brand's wordmark.svg. */
export function Mark({ size = 26, className }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 68 68"
      fill="none"
      className={classNames('isolate shrink-0', className)}
    >
      {rings.map(({ ink, x, y }) => (
        <circle key={ink} cx={x} cy={y} r="18.7" strokeWidth="5.38" className={classNames('ink', ink)} />
      ))}
      <path d="M34 2.27V65.73M2.27 34H65.73" strokeWidth="3.26" className="stroke-ink-k" />
    </svg>
  );
}
