import { branchOf, type DesignLocks } from '#editor/design-locks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { changeBranch } from './change-branch.ts';

const none = 'none';

/** The branch of a card of a company design. Nothing if the design has no branches. */
export function BranchRow({ locks }: { locks: DesignLocks }) {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const branch = useDraft((draft) => branchOf(draft, locks)?.id ?? none);
  const { branches } = locks.company;
  if (branches.length === 0) return null;
  return (
    <LabelledRow label={t.branchName}>
      <Select
        label={t.branchName}
        value={branch}
        options={[
          { value: none, label: t.noBranch },
          ...branches.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) =>
          editor.change(changeBranch(locks, editor.get().present, id === none ? undefined : id))
        }
      />
    </LabelledRow>
  );
}
