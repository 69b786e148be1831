import { classNames } from '../class-names.ts';

const radius = 6;
const length = 2 * Math.PI * radius;

type RingProps = {
  share: number;
  isFull?: boolean;
  /** In units of the 16-unit view box. */
  thickness?: number;
  className?: string;
};

/** Decoration: a share (0 to 1) as an arc. The text beside it has the value. */
export function Ring({ share, isFull = false, thickness = 2.5, className = 'size-4' }: RingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth={thickness}
      className={classNames('shrink-0', className)}
    >
      <circle cx="8" cy="8" r={radius} className="stroke-border-strong" />
      <circle
        cx="8"
        cy="8"
        r={radius}
        strokeDasharray={`${share * length} ${length}`}
        transform="rotate(-90 8 8)"
        className={isFull ? 'stroke-destructive' : 'stroke-primary'}
      />
    </svg>
  );
}
