import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { usePeopleTexts } from '../../../shared/team/use-people-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useImportPortraits } from './use-import-portraits.ts';

/** The whole folder is chosen at once. */
const folder = { webkitdirectory: '' };

/** Adds the pictures of people from a folder whose files are named by their emails. */
export function PortraitImport({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const { portraits: words } = usePeopleTexts();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isError, data, done } = useImportPortraits(design);
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="pb-2 text-sm text-muted-foreground">{words.hint}</p>
      <input
        ref={input}
        type="file"
        multiple
        {...folder}
        aria-label={words.choose}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) mutate(files);
        }}
      />
      <Button
        variant="outline"
        className="max-desktop:h-11"
        icon={FolderUp}
        busy={isPending}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
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
