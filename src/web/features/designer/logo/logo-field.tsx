import { type ReactNode, Suspense, useCallback } from 'react';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { LogoAlert } from '../core/logo/logo-alert.tsx';
import { useAddLogo, useSetLogo } from '../core/logo/use-add-logo.ts';
import { isVcardFile } from '../core/logo/vcard-file.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { type DraggedFile, useFileDrop } from '../core/use-file-drop.ts';
import { LogoFileRow } from './logo-file-row.tsx';

const MonogramButton = lazyComponent(async () => (await import('./monogram-button.tsx')).MonogramButton);

/** Adds a logo by button or drop, shows it on the card's background colour, and removes it. The children get whether one is being uploaded. */
export function LogoField({ children }: { children: (isUploading: boolean) => ReactNode }) {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const logo = useDraft((draft) => draft.logo);
  const background = useDraft(({ card }) => resolveCard(card).background);
  const { addLogo, upload, cancel, refusedFile, clearRefusedFile } = useAddLogo(useSetLogo());
  const onDrop = useCallback((file: File) => void addLogo(file), [addLogo]);
  const isDragOver = useFileDrop(onDrop, isNoVcard);

  return (
    <>
      <LabelledRow label={t.logo.image} labelClassName="tablet:max-desktop:hidden">
        <LogoFileRow
          {...{ logo, background, addLogo, upload, cancel }}
          words={{ upload: isDragOver ? t.logo.drop : t.logo.upload, remove: t.logo.remove }}
          onRemove={() => editor.change({ logo: null })}
          {...(isDragOver && { className: 'outline-2 outline-offset-4 outline-primary outline-dashed' })}
        >
          <Suspense>
            <MonogramButton onUse={onDrop} />
          </Suspense>
        </LogoFileRow>
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
