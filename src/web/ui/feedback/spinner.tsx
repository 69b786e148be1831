import { LoaderCircle } from 'lucide-react';
import { classNames } from '../class-names.ts';

/** Decoration beside a text that describes the progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden
      size={16}
      strokeWidth={1.75}
      className={classNames('shrink-0 animate-spin motion-reduce:animate-none', className)}
    />
  );
}
