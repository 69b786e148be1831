import { adjustmentLimits, type Move } from '#domain/card/adjustments.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Stepper } from '../../../../ui/inputs/stepper.tsx';
import { useBlockChoice, useBlockOf } from './block-target.ts';
import { Cell } from './cell.tsx';
import type { TextTarget } from './text-target.ts';
import { useNumber } from './use-number.ts';

/** How far the block of a text is from its place. */
export function MoveControl({ field }: TextTarget) {
  const block = useBlockOf(field);
  return block && <MoveOfBlock block={block} />;
}

function MoveOfBlock({ block }: { block: TextBlock }) {
  const { chosen, choose } = useBlockChoice(block);
  return <MoveNumbers move={chosen} onMove={(change) => choose(change, 'move')} />;
}

type MoveNumbersProps = { move: Move; onMove: (change: Move) => void };

/** A way to the right and down in quarters of a millimetre. */
export function MoveNumbers({ move, onMove }: MoveNumbersProps) {
  const { logo } = useTexts().editor;
  const t = useTexts('hand');
  const axes = [
    { axis: 'dx', label: logo.left, smaller: t.nudges.left, larger: t.nudges.right },
    { axis: 'dy', label: logo.top, smaller: t.nudges.up, larger: t.nudges.down },
  ] as const;
  const format = useNumber(2);
  return axes.map(({ axis, label, smaller, larger }) => {
    const mm = move[axis] ?? 0;
    return (
      <Cell key={axis} label={label} onReset={mm === 0 ? undefined : () => onMove({ [axis]: undefined })}>
        <Stepper
          label={label}
          smaller={smaller}
          larger={larger}
          unit={logo.mm}
          value={mm}
          format={format}
          limits={adjustmentLimits.move}
          onStep={(direction) => onMove({ [axis]: mm + direction * step })}
          onType={(typed) => onMove({ [axis]: Math.round(typed / step) * step })}
        />
      </Cell>
    );
  });
}

const { step } = adjustmentLimits.move;
