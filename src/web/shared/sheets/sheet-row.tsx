import { type ReactNode, useState } from 'react';
import type { Size } from '#layout/guides.ts';
import { papers, preCutSheets } from '#print/sheets/papers.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { gridOfChoice } from './grid-of-choice.ts';
import { acceptedOffset, type SheetChoice, setSheetChoice } from './sheet-choice.ts';

/** One card per page; a value that no sheet has. */
const onePerPage = 'page';

type SheetRowProps = {
  choice: SheetChoice;
  cut: Size;
  bleedMm: number;
  hasBack: boolean;
  /** Without the choice of one card per page. */
  isSheetOnly?: boolean;
  onCalibrate?: () => void;
};

/** The paper of a home printer, and how the cards are on it. */
export function SheetRow({ choice, cut, bleedMm, hasBack, isSheetOnly = false, onCalibrate }: SheetRowProps) {
  const { sheets: t } = useTexts('pdf-parts');
  const change = (changed: Partial<SheetChoice>) => setSheetChoice({ ...choice, ...changed });
  const options = [
    ...(isSheetOnly ? [] : [{ value: onePerPage, label: t.onePerPage }]),
    ...Object.keys(papers).map((value) => ({ value, label: value })),
    ...preCutSheets
      .filter((sheet) => gridOfChoice({ ...choice, sheet }, cut, bleedMm) !== null)
      .map(({ names }) => ({ value: names[0] ?? '', label: names.join(', ') })),
  ];
  const places = choice.sheet === null ? null : (gridOfChoice(choice, cut, bleedMm)?.places.length ?? 0);
  return (
    <div className="flex flex-col gap-3">
      <Labelled label={t.paper}>
        <Select
          label={t.paper}
          value={choice.sheet ?? onePerPage}
          options={options}
          onChange={(value) => change({ sheet: value === onePerPage ? null : value })}
        />
      </Labelled>
      {places !== null && (
        <>
          <p className="text-xs text-muted-foreground">
            {t.count(places)} {!isSheetOnly && t.forOwnPrinter}
          </p>
          <Labelled label={t.gap}>
            <Select
              label={t.gap}
              value={choice.gap}
              options={(['bleed', 'none'] as const).map((value) => ({ value, label: t.gaps[value] }))}
              onChange={(gap) => change({ gap })}
            />
          </Labelled>
          {hasBack && <BackRows choice={choice} onChange={change} onCalibrate={onCalibrate} />}
        </>
      )}
    </div>
  );
}

type BackRowsProps = {
  choice: SheetChoice;
  onChange: (changed: Partial<SheetChoice>) => void;
  onCalibrate: (() => void) | undefined;
};

function BackRows({ choice: { turn, backOffset }, onChange, onCalibrate }: BackRowsProps) {
  const { sheets: t } = useTexts('pdf-parts');
  return (
    <>
      <Labelled label={t.turn}>
        <Select
          label={t.turn}
          value={turn}
          options={(['long', 'short'] as const).map((value) => ({ value, label: t.turns[value] }))}
          onChange={(next) => onChange({ turn: next })}
        />
      </Labelled>
      <div className="grid grid-cols-2 gap-3">
        {(['x', 'y'] as const).map((axis) => (
          <OffsetField
            key={axis}
            label={t.offset[axis]}
            value={backOffset[axis]}
            onChange={(mm) => onChange({ backOffset: { ...backOffset, [axis]: mm } })}
          />
        ))}
      </div>
      {onCalibrate && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground">
          <span className="min-w-0 flex-1">{t.calibrationHint}</span>
          <Button variant="outline" size="sm" onClick={onCalibrate}>
            {t.calibration}
          </Button>
        </div>
      )}
    </>
  );
}

type OffsetFieldProps = { label: string; value: number; onChange: (mm: number) => void };

function OffsetField({ label, value, onChange }: OffsetFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      compact
      value={typed ?? String(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null) onChange(acceptedOffset(typed));
        setTyped(null);
      }}
    />
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span aria-hidden className="text-sm font-semibold max-tablet:text-control">
        {label}
      </span>
      <div className="w-56 min-w-0">{children}</div>
    </div>
  );
}
