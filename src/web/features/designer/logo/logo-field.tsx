import { Upload, X } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { logoTypes } from '#domain/card/logo-file.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Ring } from '../../../ui/feedback/ring.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { LogoAlert } from '../core/logo/logo-alert.tsx';
import { useAddLogo } from '../core/logo/use-add-logo.ts';
import { isVcardFile } from '../core/logo/vcard-file.ts';
import { logoUrl } from '../core/logo-url.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { type DraggedFile, useFileDrop } from '../core/use-file-drop.ts';
import { UploadProgressRow } from './upload-progress.tsx';

const MonogramButton = lazyComponent(async () => (await import('./monogram-button.tsx')).MonogramButton);

const thumbnailStyles =
  'grid size-11 shrink-0 place-items-center rounded-md border border-border-strong p-1.5 desktop:pointer-fine:size-9';

/** Adds a logo by button or drop, shows it on the card's background colour, and removes it. The children get whether one is being uploaded. */
export function LogoField({ children }: { children: (isUploading: boolean) => ReactNode }) {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const logo = useDraft((draft) => draft.logo);
  const background = useDraft(({ card }) => resolveCard(card).background);
  const input = useRef<HTMLInputElement>(null);
  const { addLogo, upload, cancel, refusedFile, clearRefusedFile } = useAddLogo();
  const onDrop = useCallback((file: File) => void addLogo(file), [addLogo]);
  const isDragOver = useFileDrop(onDrop, isNoVcard);

  return (
    <>
      <LabelledRow label={t.logo.image} labelClassName="tablet:max-desktop:hidden">
        <div
          className={classNames(
            'flex flex-wrap items-center gap-2 rounded-md',
            isDragOver && 'outline-2 outline-offset-4 outline-primary outline-dashed',
          )}
        >
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
            aria-label={t.logo.upload}
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
          >
            {upload ? t.logo.uploading : isDragOver ? t.logo.drop : t.logo.upload}
          </Button>
          {upload?.progress && (
            <Button variant="ghost" icon={X} onClick={cancel}>
              {t.logo.cancel}
            </Button>
          )}
          {logo && !upload && (
            <Button variant="ghost" icon={X} onClick={() => editor.change({ logo: null })}>
              {t.logo.remove}
            </Button>
          )}
          {!logo && !upload && (
            <Suspense>
              <MonogramButton onUse={onDrop} />
            </Suspense>
          )}
        </div>
        {upload && <UploadProgressRow {...upload} />}
      </LabelledRow>
      {children(upload !== null)}
      <LogoAlert refusedFile={refusedFile} onClose={clearRefusedFile} />
    </>
  );
}

/** A dropped contact is for the texts. */
function isNoVcard(file: DraggedFile): boolean {
  return !isVcardFile(file);
}
