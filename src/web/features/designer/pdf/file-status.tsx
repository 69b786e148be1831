import { CircleCheck, FileText } from 'lucide-react';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { DownloadedFile } from './use-download-pdf.ts';

/** The end of the name that is never truncated. */
const endLength = 'print-ready.pdf'.length;

type FileStatusProps = { name: string; downloaded: DownloadedFile | null };

/** The file name, and the size after the download. */
export function FileStatus({ name, downloaded }: FileStatusProps) {
  const t = useTexts('pdf');
  const size = useFileSize();
  const Icon = downloaded ? CircleCheck : FileText;
  return (
    <span className="flex w-full min-w-0 flex-1 items-center gap-2 text-xs text-muted-foreground max-tablet:justify-center">
      <Icon
        aria-hidden
        size={15}
        strokeWidth={1.75}
        className={downloaded ? 'shrink-0 text-success' : 'shrink-0 max-tablet:hidden'}
      />
      <span className="min-w-0">
        <span className="flex min-w-0">
          <span className="truncate">{name.slice(0, -endLength)}</span>
          <span className="shrink-0">{name.slice(-endLength)}</span>
        </span>
        <span role="status" className="block font-medium text-success empty:hidden max-tablet:text-center">
          {downloaded && t.downloaded(size(downloaded.bytes))}
        </span>
      </span>
    </span>
  );
}

function useFileSize(): (bytes: number) => string {
  const t = useTexts('pdf');
  const { current: language } = useLanguage();
  const format = numberFormat(language);
  // A small file is shown as at least 1 kB.
  return (bytes) =>
    bytes < 1_000_000
      ? t.kilobytes(format(Math.max(1, bytes / 1_000), 0))
      : t.megabytes(format(bytes / 1_000_000, 1));
}
