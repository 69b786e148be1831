import { languages } from '#domain/account/languages.ts';
import { useChooseLanguage } from '../../shared/choose-language.ts';
import { languageNames } from '../../shared/i18n/language.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import { AccountSection } from './account-section.tsx';

export function LanguageSection() {
  const { language: words } = useMessages().accountPage;
  const { current, choose } = useChooseLanguage();
  return (
    <AccountSection
      id="language"
      title={words.title}
      action={
        <SegmentedChoice
          label={words.title}
          value={current}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={choose}
          className="tablet:w-60"
        />
      }
    >
      <p className="pt-0.5 text-muted-foreground">{words.hint}</p>
    </AccountSection>
  );
}
