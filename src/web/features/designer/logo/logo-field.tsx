import { Upload, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { backgroundOf } from '#domain/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useDraft, useEditor } from '../draft/editor.ts';
import { LabelledRow } from '../form/labelled-row.tsx';
import { LogoAlert, type RefusedFile } from './logo-alert.tsx';
import { useLogoDrop } from './logo-drop.ts';
import { LogoNumbers } from './logo-numbers.tsx';
import { logoUrl } from './logo-url.ts';
import { readLogo } from './read-logo.ts';

/** Picks the logo, by button or drop, shows it on the card's colour, and takes it away again. */
export function LogoField() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const logo = useDraft((draft) => draft.logo);
  const background = useDraft(({ design }) => backgroundOf(design));
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<RefusedFile | null>(null);

  const take = useCallback(
    async (file: File) => {
      setReading(true);
      const result = await readLogo(file);
      setReading(false);
      if (typeof result === 'string') setRefused({ alert: result, file });
      else editor.change({ logo: result });
    },
    [editor],
  );
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
          {logo && (
            <span
              className="grid size-11 shrink-0 place-items-center rounded-md border border-border-strong p-1 desktop:pointer-fine:size-9"
              style={{ backgroundColor: background }}
            >
              <img alt={logo.name} src={logoUrl(logo) ?? undefined} className="max-h-full max-w-full" />
            </span>
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
            busy={isReading}
            icon={<Upload aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {isReading ? words.logo.uploading : isOver ? words.logo.drop : words.logo.upload}
          </Button>
          {logo && (
            <Button
              variant="ghost"
              icon={<X aria-hidden size={16} strokeWidth={1.75} />}
              onClick={() => editor.change({ logo: null })}
            >
              {words.logo.remove}
            </Button>
          )}
        </div>
      </LabelledRow>
      <LogoNumbers disabled={!logo} />
      <LogoAlert refused={refused} onClose={() => setRefused(null)} />
    </>
  );
}
