import { useQuery } from '@tanstack/react-query';
import { ChevronDown, History } from 'lucide-react';
import { useId, useState } from 'react';
import type { DesignVersion, SavedDesign } from '#contract/card/design-schemas.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { request } from '../../../shared/api/request.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { useRenderSlot } from '../../../shared/card/use-render-slot.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { dayAndTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { sampleOf } from './design-draft.ts';

type Props = { design: SavedDesign; isDisabled: boolean; onReturn: (version: DesignVersion) => void };

/** The former versions of a design with their pictures, loaded when they are opened. */
export function FormerVersions({ design, ...rest }: Props) {
  const { versions: t } = useTexts('design-change');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div>
      <Button
        variant="ghost"
        className="-ml-3"
        icon={History}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t.title}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      <div id={listId}>{isOpen && <VersionList design={design} {...rest} />}</div>
    </div>
  );
}

function VersionList({ design: { id, version }, isDisabled, onReturn }: Props) {
  const { versions: t } = useTexts('design-change');
  const { data, isError, refetch } = useQuery({
    // A saved change makes another former version.
    queryKey: ['design versions', id, version],
    queryFn: () => request('listDesignVersions', { params: { id } }),
  });
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="my-2 h-16 rounded-md" />;
  if (data.length === 0) return <p className="pt-1 text-sm text-muted-foreground">{t.none}</p>;
  return (
    <>
      <p className="pt-1 pb-2 text-sm text-muted-foreground">{t.hint}</p>
      <ul aria-label={t.title} className="max-h-120 overflow-y-auto rounded-md border border-border lines-y">
        {data.map((former) => (
          <VersionRow
            key={former.version}
            former={former}
            isDisabled={isDisabled}
            onReturn={() => onReturn(former)}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = { former: DesignVersion; isDisabled: boolean; onReturn: () => void };

function VersionRow({ former, isDisabled, onReturn }: RowProps) {
  const { versions: t } = useTexts('design-change');
  const { current: language } = useLanguage();
  const isDrawn = useRenderSlot();
  const { width, height } = guidesOf(resolveFormat(former.card)).cut;
  const when = dayAndTime(language, former.replacedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <span className="block w-24 shrink-0" style={{ aspectRatio: `${width} / ${height}` }}>
        <CardPicture card={sampleOf(former)} isDrawn={isDrawn} />
      </span>
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p>{t.until(when)}</p>
        {former.replacedBy && (
          <p className="wrap-anywhere text-muted-foreground">{t.changedBy(former.replacedBy)}</p>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t.returnTo(when)}
        disabled={isDisabled}
        onClick={onReturn}
      >
        {t.return}
      </Button>
    </li>
  );
}
