import type { ReactNode } from 'react';

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
