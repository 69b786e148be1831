import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { FolderButton } from './folder-button.tsx';
import { useImportPortraits } from './use-import-portraits.ts';

/** Adds the pictures of people from a folder whose files are named by their emails. */
export function PortraitImport({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const { portraits: words } = useTexts('people');
  const { mutate, isPending, isError, data, done } = useImportPortraits(design);
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="pb-2 text-sm text-muted-foreground">{words.hint}</p>
      <FolderButton onChoose={mutate} isBusy={isPending} disabled={disabled} />
      <div role="status" className="pt-2 text-sm">
        {isPending && words.progress(done)}
        {isError && words.failed}
        {data && (
          <>
            <p>{words.added(data.added)}</p>
            {data.unknown.length > 0 && (
              <p className="wrap-anywhere">{words.unknown(data.unknown.join(', '))}</p>
            )}
            {data.failed.length > 0 && (
              <p className="wrap-anywhere">{words.notAdded(data.failed.join(', '))}</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
