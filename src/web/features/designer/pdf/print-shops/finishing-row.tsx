import { useState } from 'react';
import { mainFields } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { HelpLink } from '../../../../shared/page/help-link.tsx';
import { usePrintCheckWords } from '../../../../shared/print-check/use-print-check-words.ts';
import { Chip } from '../../../../ui/inputs/chip.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import type { PrintShopFormValues } from './print-shop-form-values.ts';

type FinishingRowProps = {
  values: PrintShopFormValues;
  error: string | undefined;
  onChange: (changed: Partial<PrintShopFormValues>) => void;
};

/** The plate of a varnish or foil, and what of the card gets it. */
export function FinishingRow({ values, error, onChange }: FinishingRowProps) {
  const { editor } = useTexts();
  const pdf = useTexts('pdf');
  const printCheck = usePrintCheckWords();
  const { shops: words } = pdf;
  const { finishingParts: parts } = values;
  const labels: Partial<Record<string, string>> = { ...printCheck.subjects, ...editor.fields };
  const [before] = useState(parts);
  // A part of an imported print shop can be left out too.
  const offered = [...new Set<string>(['logo', ...mainFields, ...before])];
  const toggle = (part: string, isOn: boolean) =>
    onChange({ finishingParts: isOn ? [...parts, part] : parts.filter((other) => other !== part) });
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label={words.finishing}
        hint={words.finishingHint}
        value={values.finishingPlate}
        error={error}
        compact
        onChange={({ target }) => onChange({ finishingPlate: target.value })}
      />
      <HelpLink topic="finishing" about={words.finishing} />
      <fieldset aria-label={words.finishingParts} className="flex flex-wrap gap-1.5">
        {offered.map((part) => (
          <Chip
            key={part}
            label={labels[part] ?? part}
            checked={parts.includes(part)}
            onChange={(isOn) => toggle(part, isOn)}
          />
        ))}
      </fieldset>
    </div>
  );
}
