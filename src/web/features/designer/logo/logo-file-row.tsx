import { Upload, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { logoTypes } from '#domain/card/logo-file.ts';
import type { LogoFile } from '#editor/draft.ts';
import { logoUrl } from '../../../shared/drafts/logo-url.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Ring } from '../../../ui/feedback/ring.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import type { useAddLogo } from '../core/logo/use-add-logo.ts';
import { UploadProgressRow } from './upload-progress.tsx';

const thumbnailStyles =
  'grid size-11 shrink-0 place-items-center rounded-md border border-border-strong p-1.5 desktop:pointer-fine:size-9';

type LogoFileRowProps = Pick<ReturnType<typeof useAddLogo>, 'addLogo' | 'upload' | 'cancel'> & {
  logo: LogoFile | null;
  /** The colour behind its thumbnail. */
  background: string;
  words: { upload: string; remove: string };
  /** Which file it is, before the names of its buttons. */
  label?: string;
  onRemove: () => void;
  className?: string;
  /** Beside the button while there is no file. */
  children?: ReactNode;
};

/** A file of the logo with the buttons that add, cancel and remove it. */
export function LogoFileRow(props: LogoFileRowProps) {
  const { logo, background, addLogo, upload, cancel, words, label, onRemove, className } = props;
  const { editor: t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const named = (name: string) => (label === undefined ? {} : { 'aria-label': `${label}: ${name}` });
  return (
    <>
      <div className={classNames('flex flex-wrap items-center gap-2 rounded-md', className)}>
        {upload?.progress ? (
          <span className={`${thumbnailStyles} bg-muted`}>
            <Ring share={upload.progress.sent / upload.progress.total} className="size-5" />
          </span>
        ) : (
          logo && (
            <span className={thumbnailStyles} style={{ backgroundColor: background }}>
              <img alt={logo.name} src={logoUrl(logo) ?? undefined} className="max-h-full max-w-full" />
            </span>
          )
        )}
        <input
          ref={input}
          type="file"
          accept={logoTypes.join(',')}
          aria-label={label ?? t.logo.upload}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Without this, picking the same file again would not fire a change event.
            currentTarget.value = '';
            if (file) void addLogo(file);
          }}
        />
        <Button
          variant="outline"
          busy={upload !== null}
          icon={Upload}
          onClick={() => input.current?.click()}
          {...named(words.upload)}
        >
          {upload ? t.logo.uploading : words.upload}
        </Button>
        {upload?.progress && (
          <Button variant="ghost" icon={X} onClick={cancel}>
            {t.logo.cancel}
          </Button>
        )}
        {logo && !upload && (
          <Button variant="ghost" icon={X} onClick={onRemove} {...named(words.remove)}>
            {words.remove}
          </Button>
        )}
        {!logo && !upload && props.children}
      </div>
      {upload && <UploadProgressRow {...upload} />}
    </>
  );
}
