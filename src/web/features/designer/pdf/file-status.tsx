import { CircleCheck, FileText } from 'lucide-react';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { numberWriter } from '../print-check/quantity.ts';
import type { DownloadedFile } from './download-pdf.ts';

/** How much of a name's end is always shown. */
const endLength = 'print-ready.pdf'.length;

type FileStatusProps = { name: string; handed: DownloadedFile | null };

/** What the file will be called; and that it was downloaded, once it was. */
export function FileStatus({ name, handed }: FileStatusProps) {
  const { pdf: words } = useMessages();
  const size = useFileSize();
  const Icon = handed ? CircleCheck : FileText;
  return (
    <span className="flex w-full min-w-0 flex-1 items-center gap-2 text-xs text-muted-foreground max-tablet:justify-center">
      <Icon
        aria-hidden
        size={15}
        strokeWidth={1.75}
        className={handed ? 'shrink-0 text-success' : 'shrink-0 max-tablet:hidden'}
      />
      <span className="min-w-0">
        <span className="flex min-w-0">
          <span className="truncate">{name.slice(0, -endLength)}</span>
          <span className="shrink-0">{name.slice(-endLength)}</span>
        </span>
        <span role="status" className="block font-medium text-success empty:hidden max-tablet:text-center">
          {handed && words.downloaded(size(handed.bytes))}
        </span>
      </span>
    </span>
  );
}

function useFileSize(): (bytes: number) => string {
  const { pdf: words } = useMessages();
  const { current: language } = useLanguage();
  const write = numberWriter(language);
  // A file of a few bytes is still not nothing.
  return (bytes) =>
    bytes < 1_000_000
      ? words.kilobytes(write(Math.max(1, bytes / 1_000), 0))
      : words.megabytes(write(bytes / 1_000_000, 1));
}
