import { adjustmentLimits } from '#domain/card/adjustments.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Stepper } from '../../../../ui/inputs/stepper.tsx';
import { Cell } from './cell.tsx';
import { type TextTarget, useTextValues } from './text-target.ts';
import { useNumber } from './use-number.ts';

/** The space between the letters of a text, in hundredths of its size. */
export function TrackingControl({ field }: TextTarget) {
  const t = useTexts('hand');
  const { trackingEm, chosen, choose } = useTextValues(field);
  const hundredths = Math.round(100 * trackingEm);
  return (
    <Cell
      label={t.tracking}
      onReset={chosen.trackingEm === undefined ? undefined : () => choose({ trackingEm: undefined })}
    >
      <Stepper
        label={t.tracking}
        smaller={t.closer}
        larger={t.wider}
        unit="%"
        value={hundredths}
        format={useNumber(0)}
        limits={limits}
        onStep={(direction) => choose({ trackingEm: (hundredths + direction) / 100 }, 'tracking')}
        onType={(typed) => choose({ trackingEm: Math.round(typed) / 100 }, 'tracking')}
      />
    </Cell>
  );
}

const { min, max } = adjustmentLimits.trackingEm;
const limits = { min: 100 * min, max: 100 * max };
