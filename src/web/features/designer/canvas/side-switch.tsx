import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { useSide, useSideStore } from '../core/card-side.ts';
import { sideSwitchStyles } from './toolbar-styles.tsx';

/** Chooses the side that the canvas and the form show. */
export function SideSwitch() {
  const { back: words } = useMessages();
  const sideStore = useSideStore();
  return (
    <SegmentedChoice
      label={words.side}
      value={useSide()}
      options={[
        { value: 'front', label: words.front },
        { value: 'back', label: words.back },
      ]}
      onChange={sideStore.set}
      className={sideSwitchStyles}
    />
  );
}
