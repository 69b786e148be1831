import { fontLabel } from '#domain/card/fonts.ts';
import { type LookFonts, lookIds } from '#domain/card/look/card-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { fontPreviewStyle } from '../core/controls/font-preview-style.ts';

const keyOf = ({ heading, data }: LookFonts) => `${heading} + ${data}`;

/** The pairs of all looks, each once. */
const pairs = new Map(lookIds.map((id) => lookOf(id).fonts).map((pair) => [keyOf(pair), pair]));

type FontPairSelectProps = { fonts: LookFonts; onChoose: (fonts: LookFonts) => void };

/** The fonts of the headings and of the data. */
export function FontPairSelect({ fonts, onChoose }: FontPairSelectProps) {
  const { pair: pairName } = useTexts('card-style');
  const t = useTexts('look-control');
  const offered = new Map([...pairs, [keyOf(fonts), fonts]]);
  return (
    <Select
      label={t.fonts}
      value={keyOf(fonts)}
      options={[...offered].map(([value, { heading, data }]) => ({
        value,
        label: pairName(fontLabel(heading), fontLabel(data)),
        style: fontPreviewStyle(heading),
      }))}
      onChange={(key) => {
        const chosen = offered.get(key);
        if (chosen) onChoose(chosen);
      }}
      className="min-w-0 flex-1 basis-[max-content]"
    />
  );
}
