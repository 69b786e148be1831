import { Image } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import type { LogoUnderWay } from './logo-under-way.ts';

/** Which file is being sent and how much of it has gone. */
export function UploadProgressRow({ name, progress }: LogoUnderWay) {
  const { logo: words } = useMessages().editor;
  if (!progress) return null;
  const { sent, total } = progress;
  return (
    <div className="pt-1.5 text-xs text-muted-foreground">
      <p className="flex items-center gap-1.5">
        <Image aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="shrink-0 tabular-nums">{words.sent(megabytes(sent), megabytes(total))}</span>
      </p>
      <progress
        aria-label={words.uploading}
        value={sent}
        max={total}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-track [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
