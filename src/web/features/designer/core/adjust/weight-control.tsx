import { type TextWeight, textWeights } from '#domain/card/adjustments.ts';
import { weightsOf } from '#editor/hand/text-values.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { BareSelect } from '../../../../ui/inputs/bare-select.tsx';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';
import { useShownStyle } from '../use-editor.ts';
import { Cell, cellBoxStyles } from './cell.tsx';
import { type TextTarget, useTextValues } from './text-target.ts';

/** The weight of a text: one that its font has. A font with one weight has nothing to choose. */
export function WeightControl({ field }: TextTarget) {
  const t = useTexts('hand');
  const { weight, chosen, choose } = useTextValues(field);
  const weights = weightsOf(useShownStyle(({ fonts }) => fonts[field]));
  const isInToolbar = useIsInToolbar();
  if (weights.length < 2 || weight === null) return null;
  const options = weights.map((value) => ({ value: String(value), label: t.weights[nameOf(value)] }));
  return (
    <Cell
      label={t.weight}
      onReset={chosen.weight === undefined ? undefined : () => choose({ weight: undefined })}
    >
      <BareSelect
        label={t.weight}
        value={String(weight)}
        options={options}
        onChange={(value) => choose({ weight: textWeights.find((one) => String(one) === value) })}
        className={isInToolbar ? 'h-8 max-w-28 rounded-sm px-1.5 text-sm hover:bg-muted' : selectStyles}
      />
    </Cell>
  );
}

export const selectStyles = `${cellBoxStyles} px-3 text-lg tablet:text-sm`;

/** The names of weights in the catalogue, which cannot be numbers. */
const names = {
  400: 'regular',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
  800: 'extrabold',
} as const satisfies Record<TextWeight, string>;

function nameOf(weight: TextWeight) {
  return names[weight];
}
