import { type Movable, steppedSize } from '#editor/hand/movable.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Stepper } from '../../../../ui/inputs/stepper.tsx';
import { useEditor } from '../use-editor.ts';
import { Cell } from './cell.tsx';
import { useNumber } from './use-number.ts';

type PartSizeControlProps = { kind: Movable['kind']; size: NonNullable<Movable['size']> };

/** The printed size of a logo or a code. */
export function PartSizeControl({ kind, size }: PartSizeControlProps) {
  const t = useTexts('hand');
  const { logo } = useTexts().editor;
  const editor = useEditor();
  const format = useNumber(1);
  const change = (mm: number) => editor.patchCard(size.patch(mm), `${kind} size`);
  return (
    <Cell label={t.size}>
      <Stepper
        label={t.size}
        smaller={t.smaller}
        larger={t.larger}
        unit={logo.mm}
        value={size.mm}
        format={format}
        limits={size.limits}
        onStep={(direction) => change(steppedSize(size, direction))}
        onType={(typed) => change(Math.round(typed / size.stepMm) * size.stepMm)}
      />
    </Cell>
  );
}
