import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';

/** Leaves the company out of the texts on the card; only for a card with a logo. */
export function LogoHasName() {
  const { logo: words } = useMessages().editor;
  const editor = useEditor();
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const hasName = useDraft(({ design }) => design.logoHasName === true);
  if (!hasLogo) return null;
  return (
    <Switch
      label={words.hasName}
      hint={words.hasNameHint}
      checked={hasName}
      onCheckedChange={(isOn) => editor.changeDesign({ logoHasName: isOn || undefined })}
    />
  );
}
