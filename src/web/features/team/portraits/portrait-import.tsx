import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { FolderButton } from './folder-button.tsx';
import { useImportPortraits } from './use-import-portraits.ts';

/** Adds the pictures of people from a folder whose files are named by their emails. */
export function PortraitImport({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const { portraits: t } = useTexts('people');
  const { mutate, isPending, isError, data, done } = useImportPortraits(design);
  return (
    <section>
      <h3 className="font-semibold">{t.title}</h3>
      <p className="pb-2 text-sm text-muted-foreground">{t.hint}</p>
      <FolderButton onChoose={mutate} isBusy={isPending} disabled={disabled} />
      <div role="status" className="pt-2 text-sm">
        {isPending && t.progress(done)}
        {isError && t.failed}
        {data && (
          <>
            <p>{t.added(data.added)}</p>
            {data.unknown.length > 0 && <p className="wrap-anywhere">{t.unknown(data.unknown.join(', '))}</p>}
            {data.failed.length > 0 && <p className="wrap-anywhere">{t.notAdded(data.failed.join(', '))}</p>}
          </>
        )}
      </div>
    </section>
  );
}
