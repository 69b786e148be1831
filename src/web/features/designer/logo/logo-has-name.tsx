import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** Leaves the company out of the texts on the card; only for a card with a logo. */
export function LogoHasName() {
  const { logo: t } = useTexts().editor;
  const editor = useEditor();
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const hasName = useDraft(({ card }) => card.style.logo.hasName === true);
  if (!hasLogo) return null;
  return (
    <Switch
      label={t.hasName}
      hint={t.hasNameHint}
      checked={hasName}
      onCheckedChange={(isOn) => editor.patchCard({ style: { logo: { hasName: isOn || undefined } } })}
    />
  );
}
