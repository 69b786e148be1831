import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ProductSectionProps = {
  title: string;
  text?: string;
  /** The anchor of links to this section. */
  anchor?: string;
  isTinted?: boolean;
  /** To the right of all; below it on a phone. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A part of a page that presents the product: a heading, a sentence, and what they are about. */
export function ProductSection({
  title,
  text,
  anchor,
  isTinted = false,
  picture,
  children,
}: ProductSectionProps) {
  const headingId = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={headingId}
      className={classNames('border-t border-border', isTinted && 'bg-muted')}
    >
      <div
        className={classNames(
          'mx-auto w-full max-w-288 px-4 py-14 tablet:px-6',
          picture !== undefined && 'grid items-center gap-x-12 gap-y-8 desktop:grid-cols-2',
        )}
      >
        <div>
          <h2
            id={headingId}
            className="max-w-160 font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display) text-balance tablet:text-[32px] tablet:leading-10"
          >
            {title}
          </h2>
          {text && <p className="max-w-160 pt-2 text-lg text-pretty text-muted-foreground">{text}</p>}
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}

type ProductQuestionsProps = { entries: readonly { question: string; answer: string }[] };

/** Questions with their answers, in two columns on a wide screen. */
export function ProductQuestions({ entries }: ProductQuestionsProps) {
  return (
    <dl className="grid gap-x-6 pt-8 tablet:grid-cols-2">
      {entries.map(({ question, answer }) => (
        <div key={question} className="border-t border-border py-5">
          <dt className="font-semibold">{question}</dt>
          <dd className="pt-1 text-pretty text-muted-foreground">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
