import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PanelSection } from '../core/controls/style-panel.tsx';
import { ContactLabelsChoice } from './contact-labels-choice.tsx';
import { CustomFontsSection } from './custom-fonts-section.tsx';

/** The font files on this device, and what stands before the contacts. */
export function FurtherFontChoices() {
  const t = useTexts('look-control');
  return (
    <>
      <CustomFontsSection />
      <PanelSection title={t.beforeContacts}>
        <ContactLabelsChoice />
      </PanelSection>
    </>
  );
}
