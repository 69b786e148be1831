import { Link2Off, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../brand/wordmark.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import './link-page.css';

type LinkPageProps = {
  /** What stands at the end of the head. */
  about?: ReactNode;
  children: ReactNode;
};

/** A page without navigation: whoever has a link has nowhere else to go here. */
export function LinkPage({ about, children }: LinkPageProps) {
  return (
    <>
      <header className="link-head border-b border-border">
        <Wordmark />
        {about}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus-visible:shadow-none">
        {children}
      </main>
    </>
  );
}

/** A link that has expired or was ended, and what to do then. */
export function LinkEnded({ title, text }: { title: string; text: string }) {
  return (
    <LinkPage>
      <div className="grid flex-1 content-center justify-items-center gap-3 px-4 py-16 text-center">
        <Link2Off aria-hidden size={28} strokeWidth={1.5} className="text-muted-foreground" />
        <PageHeading size="bar" pageTitle={title}>
          {title}
        </PageHeading>
        <p className="max-w-100 text-pretty text-muted-foreground">{text}</p>
      </div>
    </LinkPage>
  );
}

/** Until when a link works, for the head of the page. */
export function LinkUntil({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground">
      <Lock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      {children}
    </p>
  );
}

/** In place of the card. */
export function LinkLoading({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className="grid flex-1 place-items-center bg-canvas p-4"
    >
      <span className="aspect-9/5 w-full max-w-110 bg-stock shadow-sheet" />
    </div>
  );
}
