import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { type ImportSource, importRequest } from '../core/import-contact-request.ts';
import { isVcardFile } from '../core/logo/vcard-file.ts';
import { useFileDrop } from '../core/use-file-drop.ts';
import { ImportContactButton } from './import-contact-button.tsx';
import { usePagePaste } from './use-page-paste.ts';

const ImportDialog = lazyComponent(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  RenderNothing,
);

/** Opens the dialog that reads texts. A .vcf file dropped anywhere on the page opens it too. */
export function ImportContact() {
  const { editor } = useTexts();
  const { importTexts: words } = editor;
  const [source, setSource] = useState<ImportSource | null>(null);

  /** Shows a toast with a retry if the dialog fails to load. */
  const open = useCallback(
    function open(from: ImportSource) {
      ImportDialog.load().then(
        () => setSource(from),
        () =>
          showToast({
            variant: 'destructive',
            title: words.dialogFailed.title,
            description: words.dialogFailed.text,
            action: { label: editor.tryAgain, run: () => open(from) },
          }),
      );
    },
    [words, editor],
  );
  const openFile = useCallback((file: File) => open({ file }), [open]);
  useFileDrop(openFile, isVcardFile);
  usePagePaste();
  useEffect(() => {
    importRequest.open = open;
  }, [open]);

  return (
    <>
      <ImportContactButton onClick={() => open({})} onPointerEnter={ImportDialog.prefetch} />
      {source && (
        <Suspense>
          <ImportDialog {...source} onClose={() => setSource(null)} />
        </Suspense>
      )}
    </>
  );
}
