import { shownBackBackground } from '#layout/look-layout.ts';
import { useLooks } from '../../shared/card/use-fonts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LogoAlone, LogoBesideCode } from './back/back-logo.tsx';
import { ColourRow } from './core/controls/colour-row.tsx';
import { FormGroup } from './core/controls/form-group.tsx';
import { useDraft, useEditor } from './core/use-editor.ts';
import { LogoField } from './logo/logo-field.tsx';

/** The background of the back, and the logo on a back that has one of its own. */
export function BackArtwork() {
  const { back: t, editor: editorWords } = useTexts();
  const editor = useEditor();
  const looks = useLooks();
  const kind = useDraft(({ card }) => card.back?.kind);
  const background = useDraft(({ card }) =>
    card.back ? shownBackBackground(card, card.back, looks) : '#ffffff',
  );

  function changeBackground(hex: string) {
    const { back } = editor.get().present.card;
    if (back) editor.patchCard({ back: { ...back, background: hex } }, 'back background');
  }

  return (
    <FormGroup title={t.artwork} isLoose>
      <ColourRow
        label={editorWords.background}
        hint={editorWords.backgroundHint}
        value={background}
        onChange={changeBackground}
      />
      {(kind === 'logo' || kind === 'qr') && (
        <LogoField>
          {(isUploading) => (kind === 'logo' ? <LogoAlone isUploading={isUploading} /> : <LogoBesideCode />)}
        </LogoField>
      )}
    </FormGroup>
  );
}
