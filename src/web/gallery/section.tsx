import type { ReactNode } from 'react';

type SectionProps = { title: string; children: ReactNode };

export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2 className="mb-4 border-b border-border pb-2 text-xs font-medium text-muted-foreground">{title}</h2>
      {children}
    </section>
  );
}
