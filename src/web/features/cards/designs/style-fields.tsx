import type { SavedDesign } from '#contract/design-schemas.ts';
import { layoutOf, layouts } from '#domain/card/card.ts';
import { colourChange, fontChange, sharedColours, sharedFonts } from '#domain/card/card-style.ts';
import { fontPairs, paletteNames, paletteOf, palettes } from '#domain/card/palettes.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

type Card = SavedDesign['card'];
type StyleFieldsProps = { card: Card; onChange: (card: Card) => void; disabled: boolean };

/** Layout, colours and fonts of all cards of a design. */
export function StyleFields({ card, onChange, disabled }: StyleFieldsProps) {
  const { designs: words, editor, cardStyle } = useMessages();
  const palette = paletteOf(sharedColours(card).style);
  const { strong, quiet } = sharedFonts(card).style;
  const pairName = (pair: { strong: string; quiet: string }) =>
    pair.strong === pair.quiet ? pair.strong : `${pair.strong} + ${pair.quiet}`;
  const pairs = fontPairs.map((pair) => ({ value: pairName(pair), label: pairName(pair) }));
  const current = pairName({ strong, quiet });
  const own = { value: 'own', label: words.own };
  return (
    <section>
      <h3 className="pb-2 font-semibold">{words.style}</h3>
      <div className="grid gap-2 tablet:grid-cols-3">
        <Select
          label={words.layout}
          value={layoutOf(card).layout}
          options={layouts.map((layout) => ({ value: layout, label: editor.layouts[layout] }))}
          onChange={(layout) => onChange({ ...card, layout })}
          disabled={disabled}
        />
        <Select
          label={words.colours}
          value={palette ?? 'own'}
          options={[
            ...(palette ? [] : [own]),
            ...paletteNames.map((name) => ({ value: name, label: cardStyle.palettes[name] })),
          ]}
          onChange={(name) => {
            const chosen = paletteNames.find((each) => each === name);
            if (chosen) onChange({ ...card, ...colourChange(palettes[chosen]) });
          }}
          disabled={disabled}
        />
        <Select
          label={words.fonts}
          value={pairs.some(({ value }) => value === current) ? current : 'own'}
          options={[...(pairs.some(({ value }) => value === current) ? [] : [own]), ...pairs]}
          onChange={(name) => {
            const chosen = fontPairs.find((pair) => pairName(pair) === name);
            if (chosen) onChange({ ...card, ...fontChange(chosen) });
          }}
          disabled={disabled}
        />
      </div>
    </section>
  );
}
