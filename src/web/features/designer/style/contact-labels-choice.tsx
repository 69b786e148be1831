import { contactLabelKinds } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useEditor, useStyle } from '../core/use-editor.ts';

/** What stands before numbers and addresses. */
export function ContactLabelsChoice() {
  const t = useTexts('look-control');
  const editor = useEditor();
  const chosen = useStyle((card) => resolveCard(card).contactLabels);
  return (
    <SegmentedChoice
      label={t.beforeContacts}
      value={chosen}
      options={contactLabelKinds.map((value) => ({ value, label: t.contactLabels[value] }))}
      onChange={(contactLabels) => editor.patchCard({ style: { contactLabels } })}
      className="min-w-0 flex-1"
    />
  );
}
