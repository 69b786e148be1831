import { Image } from 'lucide-react';
import type { Language } from '#domain/account/languages.ts';
import type { EditorMessages } from '#messages/en/editor.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { LogoUpload } from '../core/logo/logo-upload-state.ts';

/** The name of the file and how much of it is uploaded. */
export function UploadProgressRow({ name, progress }: LogoUpload) {
  const { logo: t } = useTexts().editor;
  const { current: language } = useLanguage();
  if (!progress) return null;
  const { sent, total } = progress;
  return (
    <div className="pt-1.5 text-xs text-muted-foreground">
      <p className="flex items-center gap-1.5">
        <Image aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="shrink-0 tabular-nums">{progressText(t, sent, total, language)}</span>
      </p>
      <progress
        aria-label={t.uploading}
        value={sent}
        max={total}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-track [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

const [kilobyte, megabyte] = [1_024, 1_048_576];

/** Both numbers in the unit of the total: MB, or kB for a small file, with a total of at least 1 kB. */
export function progressText(
  t: Pick<EditorMessages['logo'], 'sent' | 'sentKilobytes'>,
  sent: number,
  total: number,
  language: Language,
): string {
  const format = numberFormat(language);
  if (total >= megabyte) return t.sent(format(sent / megabyte, 1), format(total / megabyte, 1));
  return t.sentKilobytes(format(sent / kilobyte, 0), format(Math.max(1, total / kilobyte), 0));
}
