import { FileUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fontLabel } from '#domain/card/fonts.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { CardStyleMessages } from '#messages/en/card-style.ts';
import { maxFontSize } from '#print/fonts/custom-font.ts';
import type { TriedFont } from '#print/fonts/try-font.ts';
import { addFont, removeFont } from '../../../shared/fonts/change-fonts.ts';
import { useCustomFonts } from '../../../shared/fonts/custom-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FileInput } from '../../../ui/inputs/file-input.tsx';
import { PanelSection } from '../core/controls/style-panel.tsx';
import { useEditor } from '../core/use-editor.ts';

type Problem = keyof CardStyleMessages['yourFonts']['problems'];

/** A font file that was tried and waits for the person's word about its licence. */
type Candidate = TriedFont & { bytes: Uint8Array<ArrayBuffer> };

type State =
  | { kind: 'idle'; status: string }
  | { kind: 'checking' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'tried'; candidate: Candidate };

const idle: State = { kind: 'idle', status: '' };
const maxFonts = 10;

/** The font files on this device, and the way to add one. */
export function CustomFontsSection() {
  const { yourFonts: t } = useTexts('card-style');
  const editor = useEditor();
  const fonts = useCustomFonts();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>(idle);
  const isFull = fonts.length >= maxFonts;

  async function inspect(file: File) {
    setState({ kind: 'checking' });
    const { card } = editor.get().present;
    setState(await tryFile(file, textFields.map((field) => card.content[field] ?? '').join('')));
  }

  async function add({ name, bytes }: Candidate) {
    try {
      await addFont(name, bytes);
      setState({ kind: 'idle', status: t.added(name) });
    } catch {
      setState({ kind: 'refused', problem: 'FONT_NOT_STORED' });
    }
  }

  return (
    <PanelSection title={t.title}>
      <div className="flex flex-col gap-3">
        {fonts.length > 0 && (
          <ul className="lines-y rounded-md border border-border">
            {fonts.map((font) => (
              <li key={font} className="flex items-center gap-2 pl-3">
                <span className="min-w-0 flex-1 truncate text-sm">{fontLabel(font)}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t.remove(fontLabel(font))}
                  icon={<Trash2 aria-hidden size={15} />}
                  onClick={() =>
                    void removeFont(font).then(
                      () => setState({ kind: 'idle', status: t.removed(fontLabel(font)) }),
                      () => undefined,
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {state.kind === 'tried' ? (
          <LicenceQuestion candidate={state.candidate} onAdd={add} onCancel={() => setState(idle)} />
        ) : (
          <Button
            variant="outline"
            className="self-start"
            busy={state.kind === 'checking'}
            disabled={isFull}
            icon={<FileUp aria-hidden size={16} />}
            onClick={() => input.current?.click()}
          >
            {state.kind === 'checking' ? t.checking : t.add}
          </Button>
        )}
        <FileInput
          ref={input}
          accept=".ttf,.otf,.woff,.woff2,.ttc"
          label={t.file}
          onFile={(file) => void inspect(file)}
        />
        <p role="alert" className="text-sm text-destructive empty:hidden">
          {state.kind === 'refused' && t.problems[state.problem]}
        </p>
        <p role="status" className="text-sm empty:hidden">
          {state.kind === 'idle' && state.status}
        </p>
        <p className="text-xs text-muted-foreground">{isFull ? t.full : t.hint}</p>
      </div>
    </PanelSection>
  );
}

type LicenceQuestionProps = {
  candidate: Candidate;
  onAdd: (candidate: Candidate) => Promise<void>;
  onCancel: () => void;
};

function LicenceQuestion({ candidate, onAdd, onCancel }: LicenceQuestionProps) {
  const { yourFonts: t } = useTexts('card-style');
  const [isLicensed, setLicensed] = useState(false);
  const id = useId();
  const { name, isVariable, missing } = candidate;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-border p-3">
      <p className="text-sm font-medium">{name}</p>
      {missing.length > 0 && (
        <p className="text-sm text-warning-soft-foreground">{t.lacks(missing.join(' '))}</p>
      )}
      {isVariable && <p className="text-sm">{t.isVariable}</p>}
      <label htmlFor={id} className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={isLicensed}
          onChange={({ target }) => setLicensed(target.checked)}
          className="size-4 shrink-0 accent-primary"
        />
        {t.licence}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isLicensed} onClick={() => void onAdd(candidate)}>
          {t.confirm(name)}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Tries a picked file in the print worker, which a damaged file can only stop. */
async function tryFile(file: File, text: string): Promise<State> {
  if (file.size > maxFontSize) return { kind: 'refused', problem: 'FONT_TOO_LARGE' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const tried = await requestPrint('inspectFont', { font: new Blob([bytes]), text });
    if ('problem' in tried) return { kind: 'refused', problem: tried.problem };
    return { kind: 'tried', candidate: { ...tried, bytes } };
  } catch {
    return { kind: 'refused', problem: 'FONT_NOT_TRIED' };
  }
}
