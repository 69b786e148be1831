import { useId } from 'react';
import { adjustmentLimits } from '#domain/card/adjustments.ts';
import { isSizeKept, steppedPt } from '#editor/hand/text-values.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Stepper } from '../../../../ui/inputs/stepper.tsx';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';
import { Cell } from './cell.tsx';
import { type TextTarget, useTextValues } from './text-target.ts';
import { useNumber } from './use-number.ts';

/** The printed size of a text, in half points. */
export function SizeControl({ field }: TextTarget) {
  const t = useTexts('hand');
  const format = useNumber(1);
  const values = useTextValues(field);
  const { pt, chosen, choose } = values;
  const noteId = useId();
  const isInToolbar = useIsInToolbar();
  const isKept = isSizeKept(values);
  const note = isKept ? null : t.notKept(chosen.pt ?? 0);
  return (
    <Cell
      label={t.size}
      onReset={chosen.pt === undefined ? undefined : () => choose({ pt: undefined })}
      note={note && <span id={noteId}>{note}</span>}
    >
      <Stepper
        label={t.size}
        smaller={t.smaller}
        larger={t.larger}
        unit={t.pt}
        value={pt}
        format={format}
        limits={adjustmentLimits.pt}
        describedBy={note ? noteId : undefined}
        onStep={(direction) => choose({ pt: steppedPt(values, direction) ?? undefined }, 'pt')}
        onType={(typed) => choose({ pt: Math.round(typed / step) * step }, 'pt')}
      />
      {note && isInToolbar && (
        <span id={noteId} className="sr-only">
          {note}
        </span>
      )}
    </Cell>
  );
}

const { step } = adjustmentLimits.pt;
