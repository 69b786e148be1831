import { Image } from 'lucide-react';
import type { Language } from '#domain/account/languages.ts';
import type { EditorMessages } from '../../../shared/i18n/en/editor.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { numberWriter } from '../print-check/quantity.ts';
import type { LogoUpload } from './logo-under-way.ts';

/** Which file is being sent and how much of it has gone. */
export function UploadProgressRow({ name, progress }: LogoUpload) {
  const { logo: words } = useMessages().editor;
  const { current: language } = useLanguage();
  if (!progress) return null;
  const { sent, total } = progress;
  return (
    <div className="pt-1.5 text-xs text-muted-foreground">
      <p className="flex items-center gap-1.5">
        <Image aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="shrink-0 tabular-nums">{progressText(words, sent, total, language)}</span>
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

const [kilobyte, megabyte] = [1_024, 1_048_576];

/** In the unit that suits the whole file, so that a small one is never nothing of nothing. */
export function progressText(
  words: Pick<EditorMessages['logo'], 'sent' | 'sentKilobytes'>,
  sent: number,
  total: number,
  language: Language,
): string {
  const write = numberWriter(language);
  if (total >= megabyte) return words.sent(write(sent / megabyte, 1), write(total / megabyte, 1));
  return words.sentKilobytes(write(sent / kilobyte, 0), write(Math.max(1, total / kilobyte), 0));
}
