import { type Strength, strengths } from '#domain/card/look/card-look.ts';
import { type MotifName, relatedMotifs } from '#domain/card/look/motifs.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';

type GraphicRowProps = {
  /** The motif of the look's design: the others are of its family. */
  own: MotifName;
  motif: MotifName;
  strength: number;
  onMotif: (motif: MotifName) => void;
  onStrength: (strength: Strength) => void;
};

/** The motif of the graphic and how strong its colours are. */
export function GraphicRow({ own, motif, strength, onMotif, onStrength }: GraphicRowProps) {
  const t = useTexts('look-control');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <Select
        label={t.graphic}
        value={motif}
        options={[own, ...relatedMotifs(own)].map((name) => ({ value: name, label: t.motifs[name] }))}
        onChange={onMotif}
        className="w-40!"
      />
      <StrengthSlider strength={strength} onChange={onStrength} />
    </div>
  );
}

type StrengthSliderProps = { strength: number; onChange: (strength: Strength) => void };

function StrengthSlider({ strength, onChange }: StrengthSliderProps) {
  const t = useTexts('look-control');
  const stop = nearestStop(strength);
  return (
    <label className="flex min-w-40 flex-1 items-center gap-2.5 text-sm text-ink-700">
      {t.strength}
      <input
        type="range"
        min={0}
        max={strengths.length - 1}
        step={1}
        value={stop}
        aria-valuetext={t.strengths[stop]}
        onChange={(event) => onChange(strengths[Number(event.target.value)] ?? 1)}
        className="h-8 min-w-0 flex-1 cursor-pointer accent-primary pointer-coarse:h-11"
      />
    </label>
  );
}

/** The stop of the control that is nearest to a strength. */
function nearestStop(strength: number): number {
  const distances = strengths.map((stop) => Math.abs(stop - strength));
  return distances.indexOf(Math.min(...distances));
}
