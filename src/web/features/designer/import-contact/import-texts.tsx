import { Suspense, useCallback, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useFileDrop } from '../core/use-file-drop.ts';
import { ImportTextsButton } from './import-texts-button.tsx';
import { isVcardFile } from './vcard-file.ts';

const ImportDialog = lazyComponent(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  RenderNothing,
);

/** Opens the dialog that reads texts. A .vcf file dropped anywhere on the page opens it too. */
export function ImportTexts() {
  const { editor, cardTexts: words } = useMessages();
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);

  /** Shows a toast with a retry if the dialog fails to load. */
  const open = useCallback(
    function open(file: File | null) {
      ImportDialog.load().then(
        () => setOpened({ file }),
        () =>
          showToast({
            variant: 'destructive',
            title: words.dialogFailed.title,
            description: words.dialogFailed.text,
            action: { label: editor.tryAgain, run: () => open(file) },
          }),
      );
    },
    [words, editor],
  );
  useFileDrop(open, isVcardFile);

  return (
    <>
      <ImportTextsButton onClick={() => open(null)} onPointerEnter={ImportDialog.prefetch} />
      {opened && (
        <Suspense>
          <ImportDialog file={opened.file} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
