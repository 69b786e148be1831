import type { ReactNode } from 'react';

type FactorRowProps = { icon: ReactNode; name: string; detail: string; action: ReactNode };

/** A line of a list: what it is, a detail, and what can be done with it. */
export function FactorRow({ icon, name, detail, action }: FactorRowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="shrink-0 text-muted-foreground">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted-foreground">{detail}</span>
      </span>
      {action}
    </li>
  );
}
