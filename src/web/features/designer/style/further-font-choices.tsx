import { useLookTexts } from '../../../shared/looks/use-look-control-texts.ts';
import { ContactLabelsChoice } from './contact-labels-choice.tsx';
import { CustomFontsSection } from './custom-fonts-section.tsx';
import { PanelSection } from './style-panel.tsx';

/** The font files on this device, and what stands before the contacts. */
export function FurtherFontChoices() {
  const words = useLookTexts();
  return (
    <>
      <CustomFontsSection />
      <PanelSection title={words.beforeContacts}>
        <ContactLabelsChoice />
      </PanelSection>
    </>
  );
}
