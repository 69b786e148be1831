import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { HelpBlocks } from './help-blocks.tsx';
import { useHelp } from './help-content.ts';
import { HelpFrame } from './help-frame.tsx';

/** All topics of the help. */
export function HelpIndex() {
  const { words, index, topics } = useHelp();
  return (
    <HelpFrame>
      <div>
        <PageHeading size="page" pageTitle={words.title}>
          {words.title}
        </PageHeading>
        <HelpBlocks blocks={index} />
        <ul className="lines-y mt-6 border-y border-border">
          {topics.map(({ name, title, description }) => (
            <li key={name}>
              <Link to={`/help/${name}`} className="flex items-center gap-4 py-4 hover:bg-row-hover">
                <span className="min-w-0 flex-1">
                  <span className="text-lg font-medium">{title}</span>
                  <span className="block pt-0.5 text-md text-muted-foreground">{description}</span>
                </span>
                <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </HelpFrame>
  );
}
