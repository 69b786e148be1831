import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStoreValue } from '../../../shared/use-store.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { snapChoice } from '../core/snap-choice.ts';

export function SnapSwitch() {
  const t = useTexts('hand');
  return <Switch checked={useStoreValue(snapChoice)} onCheckedChange={snapChoice.set} label={t.snap} />;
}
