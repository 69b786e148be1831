import type { TextCaps } from '#domain/card/adjustments.ts';
import { fontMeasuresOf } from '#layout/text/font-measures.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ChoiceButtons } from '../../../../ui/inputs/choice-buttons.tsx';
import { useShownStyle } from '../use-editor.ts';
import { Cell } from './cell.tsx';
import { type TextTarget, useTextValues } from './text-target.ts';

/** As typed, in capitals, or in small capitals where the font has them. */
export function CapsControl({ field }: TextTarget) {
  const t = useTexts('hand');
  const { caps, chosen, choose } = useTextValues(field);
  const features = fontMeasuresOf(useShownStyle(({ fonts }) => fonts[field]))?.features ?? [];
  const shown = (['as typed', 'upper', 'small'] as const).filter(
    (kind) => kind !== 'small' || caps === 'small' || features.includes('smallCaps'),
  );
  return (
    <Cell label={t.caps} onReset={chosen.caps === undefined ? undefined : () => choose({ caps: undefined })}>
      <ChoiceButtons<TextCaps>
        label={t.caps}
        value={caps}
        onChange={(kind) => choose({ caps: kind })}
        options={shown.map((value) => ({
          value,
          label: t.capsKinds[names[value]],
          mark: <span className={marks[value].className}>{marks[value].text}</span>,
        }))}
      />
    </Cell>
  );
}

const names = { 'as typed': 'asTyped', upper: 'upper', small: 'small' } as const;

/** Letters of every alphabet that cards have. */
const marks = {
  'as typed': { text: 'Aa', className: '' },
  upper: { text: 'AA', className: '' },
  small: { text: 'Aa', className: '[font-variant-caps:small-caps]' },
} as const;
