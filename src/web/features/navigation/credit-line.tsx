import { ArrowUpRight } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useSiteMaker } from '../../shared/page/site.ts';
import { classNames } from '../../ui/class-names.ts';

/** Names the maker of the product and links to their site. */
export function CreditLine({ className }: { className?: string }) {
  const t = useTexts();
  const maker = useSiteMaker();
  return (
    <p className={classNames('whitespace-nowrap text-muted-foreground', className)}>
      {t.madeBy}{' '}
      <a
        className="border-b border-border-strong text-ink-700 transition-colors duration-(--dur-1) hover:border-current hover:text-foreground"
        href={maker.url}
        rel="noopener"
        target="_blank"
      >
        <span translate="no">{maker.name}</span>
        <span className="sr-only"> {t.opensInNewTab}</span>
      </a>
      <ArrowUpRight
        aria-hidden
        className="ml-0.5 hidden size-3.25 align-[-2px] wide:inline"
        strokeWidth={1.75}
      />
    </p>
  );
}
