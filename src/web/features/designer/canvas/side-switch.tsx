import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useEditorStores } from '../core/editor-stores.ts';
import { useSide } from '../core/use-editor.ts';
import { sideSwitchStyles } from './toolbar-styles.tsx';

/** Chooses the side that the canvas and the form show. */
export function SideSwitch() {
  const { back: t } = useTexts();
  const { side } = useEditorStores();
  return (
    <SegmentedChoice
      label={t.side}
      value={useSide()}
      options={[
        { value: 'front', label: t.front },
        { value: 'back', label: t.back },
      ]}
      onChange={side.set}
      className={sideSwitchStyles}
    />
  );
}
