import { useCallback } from 'react';
import type { LogoFile } from '#editor/draft.ts';
import { withDarkLogo } from '../../../shared/drafts/logo-url.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { LogoAlert } from '../core/logo/logo-alert.tsx';
import { useAddLogo } from '../core/logo/use-add-logo.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { LogoFileRow } from './logo-file-row.tsx';

/** What the file is shown on. */
const darkGround = '#1b1917';

/** Another file of the logo, which is drawn on dark grounds. */
export function DarkLogoField() {
  const { dark: t } = useTexts('logo-version');
  const editor = useEditor();
  const dark = useDraft(({ logo }) => logo?.dark ?? null);
  const use = useCallback(
    (file: LogoFile | null) => {
      const { logo } = editor.get().present;
      if (logo) editor.change({ logo: withDarkLogo(logo, file) });
    },
    [editor],
  );
  const { addLogo, upload, cancel, refusedFile, clearRefusedFile } = useAddLogo(use);
  return (
    <LabelledRow label={t.title} labelClassName="tablet:max-desktop:hidden">
      <LogoFileRow
        {...{ logo: dark, background: darkGround, addLogo, upload, cancel }}
        label={t.title}
        words={{ upload: dark ? t.replace : t.add, remove: t.remove }}
        onRemove={() => use(null)}
      />
      <p className="pt-1.5 text-xs text-muted-foreground">{t.hint}</p>
      <LogoAlert refusedFile={refusedFile} onClose={clearRefusedFile} />
    </LabelledRow>
  );
}
