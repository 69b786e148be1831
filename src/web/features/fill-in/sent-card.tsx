import { CircleCheck, Link2, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card } from '#domain/card/card.ts';
import { tidyLines } from '#domain/card/card-text.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { editableFields } from '#domain/design/fill-in.ts';
import { dayAndTime, shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { MarkedWords } from '../../shared/team/marked-words.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import type { LoadedFillIn } from './load-fill-in.ts';

type Props = {
  loaded: LoadedFillIn;
  card: Card;
  sentAt: string;
  onChange: () => void;
  children: ReactNode;
};

/** What was sent, word by word against the card of today, and what happens next. */
export function SentCard({ loaded, card, sentAt, onChange, children }: Props) {
  const { companyName, design, person, expiresAt } = loaded;
  const { sent: t } = useTexts('fill-in').page;
  const { editor } = useTexts();
  const { inbox } = useTexts('fill-in');
  const { current: language } = useLanguage();
  const before = person && applyDesign(design, person).content;
  const changes = editableFields(design)
    .map((field) => ({
      field,
      was: tidyLines(field, before?.[field]),
      now: tidyLines(field, card.content[field]),
    }))
    .filter(({ was, now }) => was !== now);
  return (
    <div className="fill-in-sent flex flex-1 flex-col">
      {children}
      <div className="flex flex-1 flex-col px-4 py-6 tablet:px-6">
        <div className="flex items-center gap-2.5 pb-2">
          <CircleCheck aria-hidden size={26} strokeWidth={1.5} className="text-success" />
          <PageHeading size="bar" pageTitle={t.title}>
            {t.title}
          </PageHeading>
        </div>
        <p role="status" className="pb-5 text-muted-foreground">
          {t.text(companyName)}
        </p>
        <dl className="border-t border-border">
          {changes.map(({ field, was, now }) => (
            <div key={field} className="flex justify-between gap-4 border-b border-border py-2.5">
              <dt className="shrink-0 text-muted-foreground">{editor.fields[field]}</dt>
              <dd className="min-w-0 text-right wrap-anywhere">
                <span className="sr-only">{inbox.wasWas(editor.fields[field], was, now)}</span>
                <span aria-hidden="true">
                  <MarkedWords before={was} after={now} />
                </span>
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-b border-border py-2.5">
            <dt className="text-muted-foreground">{t.at}</dt>
            <dd>{dayAndTime(language, sentAt)}</dd>
          </div>
        </dl>
        <p className="flex gap-2.5 pt-8 text-sm text-muted-foreground">
          <Link2 aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {t.until(shortDate(language, expiresAt))}
        </p>
      </div>
      <div className="sticky bottom-0 border-t border-border bg-background px-4 py-3 tablet:px-6">
        <Button variant="outline" size="lg" className="w-full" icon={Pencil} onClick={onChange}>
          {t.change}
        </Button>
      </div>
    </div>
  );
}
