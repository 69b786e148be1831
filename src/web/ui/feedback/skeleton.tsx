import { classNames } from '../class-names.ts';

/** A value that is still loading, in its final shape: the class names give its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton', className)} />;
}
