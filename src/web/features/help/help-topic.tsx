import { ArrowRight, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { HelpBlocks } from './help-blocks.tsx';
import { type TopicText, useHelp } from './help-content.ts';
import { HelpFrame } from './help-frame.tsx';

/** A topic of the help: its text with pictures, its sections, and the next topic. */
export function HelpTopicPage({ topic: { name, title, description, blocks } }: { topic: TopicText }) {
  const { words, topics } = useHelp();
  const { hash } = useLocation();
  // The browser looked for the section before the page was rendered.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  const sections = blocks.filter((block) => block.kind === 'section');
  const next = topics[topics.findIndex((one) => one.name === name) + 1];
  const contents = (
    <nav aria-label={words.contents} className="max-wide:hidden">
      <p className="pb-2 text-sm text-muted-foreground">{words.contents}</p>
      <ul className="help-contents">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={hash === `#${section.id}` ? 'location' : undefined}
              className="flex min-h-8 items-center pl-4 text-sm text-ink-700 hover:text-foreground"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <HelpFrame contents={contents}>
      <article className="min-w-0">
        <p className="flex items-center gap-1.5 pb-1 text-sm text-muted-foreground">
          <Link to="/help" className="inline-flex min-h-6 items-center rounded-xs hover:text-foreground">
            {words.title}
          </Link>
          <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
        </p>
        <PageHeading className="help-title" pageTitle={title}>
          {title}
        </PageHeading>
        <p className="max-w-180 pt-3 text-lg text-ink-700">{description}</p>
        <HelpBlocks blocks={blocks} />
        {next && (
          <p className="mt-8 border-t border-border pt-5 text-right">
            <Link
              to={`/help/${next.name}`}
              className="inline-flex min-h-6 items-center gap-1.5 text-md font-medium text-primary hover:underline"
            >
              {`${words.next}: ${next.title}`}
              <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
            </Link>
          </p>
        )}
      </article>
    </HelpFrame>
  );
}
