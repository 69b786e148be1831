import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** Leaves the company out of the texts on the card; only for a card with a logo. */
export function LogoHasName() {
  const { logo: words } = useMessages().editor;
  const editor = useEditor();
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const hasName = useDraft(({ card }) => card.style.logo.hasName === true);
  if (!hasLogo) return null;
  return (
    <Switch
      label={words.hasName}
      hint={words.hasNameHint}
      checked={hasName}
      onCheckedChange={(isOn) => editor.patchCard({ style: { logo: { hasName: isOn || undefined } } })}
    />
  );
}
