import { ShieldCheck } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** The money-back guarantee with its icon. */
export function Guarantee({ children, className }: { children: string; className?: string }) {
  return (
    <p className={classNames('flex gap-2 text-ink-700', className)}>
      <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-success" />
      {children}
    </p>
  );
}
