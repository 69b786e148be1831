import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import type { BlockAlign } from '#domain/card/adjustments.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { alignOf, runsOfBlock } from '#editor/hand/blocks.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useStore } from '../../../../shared/use-store.ts';
import { ChoiceButtons } from '../../../../ui/inputs/choice-buttons.tsx';
import { useEditorStores } from '../editor-stores.ts';
import { useBlockChoice, useBlockOf } from './block-target.ts';
import { Cell } from './cell.tsx';
import type { TextTarget } from './text-target.ts';

/** The alignment of the block that a text is in. */
export function AlignControl({ field }: TextTarget) {
  const block = useBlockOf(field);
  return block && <AlignOfBlock block={block} />;
}

function AlignOfBlock({ block }: { block: TextBlock }) {
  const t = useTexts('hand');
  const { chosen, choose } = useBlockChoice(block);
  const arranged = useStore(useEditorStores().layout, (laidOut) =>
    laidOut ? alignOf(runsOfBlock(laidOut.scene, block), laidOut.scene) : null,
  );
  return (
    <Cell label={t.align} onReset={chosen.align && (() => choose({ align: undefined }))}>
      <ChoiceButtons<BlockAlign>
        label={t.align}
        value={chosen.align ?? arranged}
        onChange={(align) => choose({ align })}
        options={[
          { value: 'left', label: t.aligns.left, mark: <TextAlignStart {...icon} /> },
          { value: 'centre', label: t.aligns.centre, mark: <TextAlignCenter {...icon} /> },
          { value: 'right', label: t.aligns.right, mark: <TextAlignEnd {...icon} /> },
        ]}
      />
    </Cell>
  );
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
