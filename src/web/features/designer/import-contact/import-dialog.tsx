import { FileUp } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CardContent } from '#domain/card/card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import type { ImportSource } from '../core/import-contact-request.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { FoundTexts } from './found-texts.tsx';
import { readTexts } from './read-texts.ts';
import { type FileProblem, readVcardFile } from './read-vcard-file.ts';
import { textChanges } from './text-changes.ts';
import { useApplyTexts } from './use-apply-texts.ts';

type ImportDialogProps = ImportSource & {
  onClose: () => void;
};

/** Uses a text that was pasted on an empty card at once if it can be read; for all others there is a dialog. */
export function ImportDialog(props: ImportDialogProps) {
  const { pasted = '', isDirect = false, onClose } = props;
  const [found] = useState(() => (isDirect ? readTexts(pasted) : 'nothingFound'));
  return typeof found === 'string' ? (
    <ChoosingDialog {...props} />
  ) : (
    <UseAtOnce texts={found} onClose={onClose} />
  );
}

function UseAtOnce({ texts, onClose }: Pick<ImportDialogProps, 'onClose'> & { texts: CardContent }) {
  const editor = useEditor();
  const applyTexts = useApplyTexts();
  const use = useEffectEvent(() => {
    onClose();
    applyTexts(textChanges(texts, editor.get().present.card));
  });
  useEffect(() => use(), []);
  return null;
}

/** Reads a pasted signature or a .vcf file, of which a second one replaces the first, shows what would change and changes it in one step. */
function ChoosingDialog({ file, pasted = '', onClose }: ImportDialogProps) {
  const t = useTexts('card-texts');
  const applyTexts = useApplyTexts();
  const { text, setText, contacts, fileProblem, chooseFile } = useSource(file, pasted);
  const card = useDraft((draft) => draft.card);
  const source = useDeferredValue(text);
  const found = useMemo(() => (source.trim() === '' ? null : readTexts(source)), [source]);
  const changes = found && typeof found !== 'string' ? textChanges(found, card) : [];
  const [skipped, setSkipped] = useState<ReadonlySet<TextField>>(new Set());
  const chosen = changes.filter(({ field }) => !skipped.has(field));
  const problem = fileProblem ?? (typeof found === 'string' ? found : null);
  const [pasteId, errorId, hintId] = [useId(), useId(), useId()];

  function use() {
    onClose();
    applyTexts(chosen);
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.title}
        description={t.description}
        closeLabel={t.close}
        width="lg"
        isForm
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button disabled={chosen.length === 0} onClick={use}>
              {t.use}
            </Button>
          </>
        }
      >
        <label htmlFor={pasteId} className="mb-1.5 block text-md font-medium tablet:text-sm">
          {t.paste}
        </label>
        <textarea
          id={pasteId}
          value={text}
          rows={7}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${hintId} ${errorId}`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // Undo in this box is the browser's, not the card's.
            if (event.ctrlKey || event.metaKey) event.stopPropagation();
          }}
          className="block max-h-[40dvh] min-h-32 w-full resize-y rounded-md border border-input bg-card px-3 py-2 text-lg caret-primary aria-invalid:border-destructive tablet:text-md"
        />
        <FieldError id={errorId} message={problem ? t.problems[problem] : undefined} />
        <FileChooser onChoose={chooseFile}>
          <span id={hintId}>{t.pasteHint}</span>
        </FileChooser>
        <div role="status" className="text-sm text-muted-foreground children:pt-3">
          {contacts > 1 && <p>{t.firstOf(contacts)}</p>}
          {found && typeof found !== 'string' && (
            <p>{changes.length > 0 ? t.count(changes.length) : t.nothingNew}</p>
          )}
        </div>
        {changes.length > 0 && <FoundTexts changes={changes} skipped={skipped} onSkip={setSkipped} />}
      </DialogContent>
    </Dialog>
  );
}

/** The text that is read: pasted, or from a file. */
function useSource(dropped: File | undefined, pasted: string) {
  const [text, setText] = useState(pasted);
  const [contacts, setContacts] = useState(0);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);

  const chooseFile = useCallback(async (file: File) => {
    const read = await readVcardFile(file);
    const isRead = typeof read !== 'string';
    setFileProblem(isRead ? null : read);
    setText(isRead ? read.text : '');
    setContacts(isRead ? read.contacts : 0);
  }, []);

  useEffect(() => {
    if (dropped) void chooseFile(dropped);
  }, [dropped, chooseFile]);

  return {
    text,
    contacts,
    fileProblem,
    chooseFile,
    setText: (typed: string) => {
      setText(typed);
      setContacts(0);
      setFileProblem(null);
    },
  };
}

type FileChooserProps = { onChoose: (file: File) => void; children: ReactNode };

/** The button for a file. Files are dropped anywhere on the page. */
function FileChooser({ onChoose, children }: FileChooserProps) {
  const t = useTexts('card-texts');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-border-strong px-3 py-2.5 text-sm text-muted-foreground">
      <input
        ref={input}
        type="file"
        accept=".vcf,.vcard,text/vcard,text/x-vcard"
        aria-label={t.chooseFile}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Without this, picking the same file again would not fire a change event.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<FileUp aria-hidden size={15} strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
      >
        {t.chooseFile}
      </Button>
      <span className="max-tablet:hidden">{t.dropHere}</span>
      <span className="tablet:ml-auto">{children}</span>
    </div>
  );
}
