import { useLocation } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';

type SectionLinksProps = { sections: readonly { id: string; title: string }[] };

/** Links to the sections of the page; hidden below desktop width. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { accountPage } = useMessages();
  const { hash } = useLocation();
  return (
    <nav aria-label={accountPage.sections} className="-ml-3 hidden pt-4 desktop:block">
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
