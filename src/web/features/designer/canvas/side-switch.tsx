import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useSide, useSideStore } from '../core/card-side.ts';
import { sideSwitchStyles } from './toolbar-styles.tsx';

/** Chooses the side that the canvas and the form show. */
export function SideSwitch() {
  const { back: t } = useTexts();
  const sideStore = useSideStore();
  return (
    <SegmentedChoice
      label={t.side}
      value={useSide()}
      options={[
        { value: 'front', label: t.front },
        { value: 'back', label: t.back },
      ]}
      onChange={sideStore.set}
      className={sideSwitchStyles}
    />
  );
}
