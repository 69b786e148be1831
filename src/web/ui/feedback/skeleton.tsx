import { classNames } from '../class-names.ts';

/** The placeholder of a loading value. The class names set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton', className)} />;
}
