import { ClipboardPaste, Download, FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { downloadFile } from '../../../../shared/files/download-file.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { failureText } from '../../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../../shared/notify/feature-failures.ts';
import { HelpLink } from '../../../../shared/page/help-link.tsx';
import { requestPrint } from '../../../../shared/print-worker/print-client.ts';
import type { ChosenList } from '../../../../shared/print-worker/print-messages.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { FieldError } from '../../../../ui/inputs/field-error.tsx';
import { csvBlob, sampleList, shownFields } from './list-file.ts';

type Props = { design: SavedDesign; onRead: (list: ChosenList) => void };

/** The first step: a file, or cells pasted from a spreadsheet. */
export function FileStep({ design, onRead }: Props) {
  const t = useTexts('people');
  const common = useTexts();
  const { file } = t;
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isDragOver, setDragOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [inputId, errorId] = [useId(), useId()];

  async function read(source: Blob | string, name: string): Promise<void> {
    setReading(true);
    setProblem(null);
    try {
      onRead({
        name,
        source,
        ...(await requestPrint('readList', { source, choice: {}, shown: shownFields(design) })),
      });
    } catch (error) {
      setProblem(failureText(common, featureFailures.list(t), error));
      setReading(false);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setDragOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void read(dropped, dropped.name);
  }

  return (
    <section className="mx-auto flex w-full max-w-190 flex-col gap-6 px-4 py-8 tablet:py-10">
      <div>
        <h2 className="font-display text-[26px] leading-8 font-semibold tablet:text-[32px] tablet:leading-10">
          {t.page.heading}
        </h2>
        <p className="pt-1 text-muted-foreground">
          {file.text} <HelpLink topic="team-import" about={t.page.heading} />
        </p>
      </div>
      <fieldset
        aria-label={file.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-2.5 rounded-lg border border-dashed border-input bg-card px-4 py-9 text-center',
          isDragOver && 'border-primary ring-3 ring-primary/22',
        )}
      >
        <FileSpreadsheet aria-hidden size={34} strokeWidth={1.5} className="text-primary" />
        <p className="text-lg font-semibold">{file.drop}</p>
        <p className="text-sm text-muted-foreground">{file.or}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild size="lg" busy={isReading} icon={Upload}>
            <label htmlFor={inputId} className="has-focus-visible:shadow-(--focus-ring)">
              {file.choose}
              <input
                id={inputId}
                type="file"
                accept=".csv,.tsv,.txt,.xlsx"
                className="sr-only"
                aria-describedby={errorId}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) void read(chosen, chosen.name);
                  target.value = '';
                }}
              />
            </label>
          </Button>
          <Button
            size="lg"
            variant="outline"
            aria-expanded={isPasting}
            icon={ClipboardPaste}
            onClick={() => setPasting(!isPasting)}
          >
            {file.paste}
          </Button>
        </div>
        <p className="text-xs text-muted-foreground">{file.hint}</p>
        {isPasting && <PasteBox onPaste={(text) => void read(text, file.pasted)} />}
        <FieldError id={errorId} message={problem ?? undefined} />
      </fieldset>
      <Sample design={design} />
    </section>
  );
}

function PasteBox({ onPaste }: { onPaste: (text: string) => void }) {
  const { file } = useTexts('people');
  const [text, setText] = useState('');
  return (
    <div className="flex w-full flex-col items-start gap-2 pt-2 text-left">
      <label className="w-full text-sm font-medium">
        {file.pasteLabel}
        <textarea
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="mt-1.5 block w-full rounded-md border border-input bg-card px-3 py-2 text-lg font-normal tablet:text-md"
        />
      </label>
      <Button disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {file.usePasted}
      </Button>
    </div>
  );
}

/** A file for this design, as a table and to download. */
function Sample({ design }: { design: SavedDesign }) {
  const { file, columns: t } = useTexts('people');
  const { editor } = useTexts();
  const columns = sampleList(design, editor.fields, t.parts.branch);
  const rows = [columns.map(({ header }) => header), columns.map(({ cell }) => cell)];
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{file.sample}</h3>
        <Button
          variant="ghost"
          size="sm"
          icon={Download}
          onClick={() => downloadFile(csvBlob(rows), 'people.csv')}
        >
          {file.downloadSample}
        </Button>
      </div>
      <section
        className="overflow-x-auto rounded-lg border border-border"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls needs the keyboard.
        tabIndex={0}
        aria-label={file.sample}
      >
        <table className="w-full text-left text-sm">
          <thead className="bg-muted">
            <tr>
              {columns.map(({ header, isRequired }) => (
                <th key={header} scope="col" className="px-3 py-2.5 font-medium whitespace-nowrap">
                  {header}{' '}
                  {isRequired && <span className="font-normal text-muted-foreground">{file.required}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-t border-border">
              {columns.map(({ header, cell }) => (
                <td key={header} className="px-3 py-2.5 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
