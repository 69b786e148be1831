import type { HelpTopic } from '#domain/help/help-topics.ts';
import { useTexts } from '../i18n/use-texts.ts';

type HelpLinkProps = {
  topic: HelpTopic | `${HelpTopic}#${string}`;
  /** What the page is about, for screen readers. */
  about: string;
};

/** A link to the help, in a new tab: what is being worked on stays open. */
export function HelpLink({ topic, about }: HelpLinkProps) {
  const { learnMore, opensInNewTab } = useTexts();
  return (
    <a
      href={`/help/${topic}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center text-xs text-muted-foreground underline underline-offset-2 hover:text-foreground"
    >
      {learnMore}
      <span className="sr-only">
        : {about} {opensInNewTab}
      </span>
    </a>
  );
}
