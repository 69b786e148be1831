import { ArrowRight, Droplets } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { FixButton } from '../core/check/fix-button.tsx';
import type { ShownFinding } from '../core/check/shown-check.ts';
import { usePrintCheck } from '../core/check/use-print-check.ts';
import { useEditor } from '../core/use-editor.ts';

type SoftProofPanelProps = {
  isPaperWhite: boolean;
  onPaperWhite: (isPaperWhite: boolean) => void;
  state: 'ready' | 'loading' | 'failed';
};

/** The press profile of the proof, and the colours that it cannot print. */
export function SoftProofPanel({ isPaperWhite, onPaperWhite, state }: SoftProofPanelProps) {
  const { proof: t } = useTexts().editor;
  const findings = usePrintCheck()?.findings ?? [];
  const shifted = findings.flatMap(({ colours, ...finding }) => (colours ? [{ ...finding, colours }] : []));
  return (
    <section
      aria-label={t.title}
      className="max-h-44 shrink-0 lines-y overflow-y-auto border-t border-border bg-background px-4 children:min-h-13 children:py-2 max-tablet:max-h-32 tablet:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2 text-sm font-semibold max-tablet:sr-only">
          <Droplets aria-hidden size={16} strokeWidth={1.75} />
          {t.title}
        </h2>
        <p className="text-xs text-muted-foreground">{t.explained}</p>
        <span role="status" className="text-xs text-muted-foreground">
          {state === 'ready' ? '' : t[state]}
        </span>
        <span className="ml-auto">
          <Switch checked={isPaperWhite} onCheckedChange={onPaperWhite} label={t.paperWhite} />
        </span>
      </div>
      {shifted.map((finding) => (
        <ShiftedColour key={finding.key} finding={finding} />
      ))}
    </section>
  );
}

type Shifted = ShownFinding & { colours: NonNullable<ShownFinding['colours']> };

function ShiftedColour({ finding: { title, detail, fix, colours } }: { finding: Shifted }) {
  const editor = useEditor();
  return (
    <div className="flex items-center gap-3">
      <Swatch colour={colours.chosen} />
      <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="text-muted-foreground" />
      <Swatch colour={colours.printed} />
      <div className="min-w-0 flex-1">
        <div className="text-sm font-medium">{title}</div>
        <div className="text-xs text-muted-foreground">{detail}</div>
      </div>
      {fix && <FixButton label={fix.label} onClick={() => editor.patchCard(fix.change)} />}
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className="size-7 shrink-0 rounded-sm inset-ring inset-ring-black/10"
      style={{ backgroundColor: colour }}
    />
  );
}
