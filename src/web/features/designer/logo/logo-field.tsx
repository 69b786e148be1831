import { Upload, X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { backgroundOf } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Ring } from '../../../ui/feedback/ring.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { LabelledRow } from '../form/labelled-row.tsx';
import { LogoAlert } from './logo-alert.tsx';
import { useLogoDrop } from './logo-drop.ts';
import { LogoNumbers } from './logo-numbers.tsx';
import { logoUrl } from './logo-url.ts';
import { useAddLogo } from './take-logo.ts';
import { UploadProgressRow } from './upload-progress.tsx';

const thumb =
  'grid size-11 shrink-0 place-items-center rounded-md border border-border-strong p-1.5 desktop:pointer-fine:size-9';

/** Picks the logo, by button or drop, shows it on the card's colour, and takes it away again. */
export function LogoField() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const logo = useDraft((draft) => draft.logo);
  const background = useDraft(({ design }) => backgroundOf(design));
  const input = useRef<HTMLInputElement>(null);
  const { take, taking, giveUp, refused, forgetRefused } = useAddLogo();
  const takeDropped = useCallback((file: File) => void take(file), [take]);
  const isOver = useLogoDrop(takeDropped);

  return (
    <>
      <LabelledRow label={words.logo.image} labelClassName="tablet:max-desktop:hidden">
        <div
          className={classNames(
            'flex items-center gap-2 rounded-md',
            isOver && 'outline-2 outline-offset-4 outline-primary outline-dashed',
          )}
        >
          {taking?.progress ? (
            <span className={`${thumb} bg-muted`}>
              <Ring share={taking.progress.sent / taking.progress.total} className="size-5" />
            </span>
          ) : (
            logo && (
              <span className={thumb} style={{ backgroundColor: background }}>
                <img alt={logo.name} src={logoUrl(logo) ?? undefined} className="max-h-full max-w-full" />
              </span>
            )
          )}
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={words.logo.upload}
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be picked again.
              currentTarget.value = '';
              if (file) void take(file);
            }}
          />
          <Button
            variant="outline"
            busy={taking !== null}
            icon={<Upload aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {taking ? words.logo.uploading : isOver ? words.logo.drop : words.logo.upload}
          </Button>
          {taking?.progress && (
            <Button variant="ghost" icon={<X aria-hidden size={16} strokeWidth={1.75} />} onClick={giveUp}>
              {words.logo.cancel}
            </Button>
          )}
          {logo && !taking && (
            <Button
              variant="ghost"
              icon={<X aria-hidden size={16} strokeWidth={1.75} />}
              onClick={() => editor.change({ logo: null })}
            >
              {words.logo.remove}
            </Button>
          )}
        </div>
        {taking && <UploadProgressRow {...taking} />}
      </LabelledRow>
      <LogoNumbers disabled={!logo || taking !== null} />
      <LogoAlert refused={refused} onClose={forgetRefused} />
    </>
  );
}
