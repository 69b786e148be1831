import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { LegalPage } from '#domain/legal/legal-pages.ts';
import type { MarkdownBlock } from '#domain/legal/markdown.ts';
import { request } from '../../shared/api/request.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TextParts } from '../../shared/page/text-parts.tsx';

/** A text of the operator: terms, privacy, imprint, accessibility or contact. */
export function LegalTextPage({ page }: { page: LegalPage }) {
  const { legal } = useTexts();
  const { current: language } = useLanguage();
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', page, language],
    queryFn: () => request('legalText', { params: { page }, query: { language } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <article className="mx-auto w-full max-w-180 px-4 pt-6 pb-12 tablet:px-6 tablet:pt-10">
      <PageHeading size="page" pageTitle={legal.pages[page]}>
        {legal.pages[page]}
      </PageHeading>
      {data?.isSample && (
        <p
          role="note"
          className="mt-4 flex gap-2 rounded-md border border-warning/30 bg-warning-soft px-3 py-2 text-sm text-warning-soft-foreground"
        >
          <Info aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {legal.sample}
        </p>
      )}
      <div lang={data?.language}>
        {data?.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text do not change.
          <Block key={place} block={block} />
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'list')
    return (
      <ul className="list-disc flex flex-col gap-1.5 pt-3 pl-5">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text do not change.
          <li key={place}>
            <TextParts parts={item} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'paragraph')
    return (
      <p className="pt-3 leading-6 whitespace-pre-line">
        <TextParts parts={block.parts} />
      </p>
    );
  const Heading = block.level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={block.level === 2 ? 'pt-7 text-lg font-semibold' : 'pt-5 font-semibold'}>
      <TextParts parts={block.parts} />
    </Heading>
  );
}
