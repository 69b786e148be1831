import { useEffect } from 'react';
import { useLocation } from 'react-router';

type SectionLinksProps = { label: string; sections: readonly { id: string; title: string }[] };

/** Links to the sections of a page; hidden below desktop width. Scrolls to the section of the address. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const { hash } = useLocation();
  // Mails link to a section. The browser looked for it before the page was rendered.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav aria-label={label} className="-ml-3 hidden pt-4 desktop:block">
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={hash === `#${id}` ? 'location' : undefined}
          className="flex h-10 items-center rounded-md px-3 font-medium text-muted-foreground transition-colors duration-(--dur-1) hover:text-foreground aria-[current=location]:bg-primary-soft aria-[current=location]:text-primary-soft-foreground"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
