import { languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { useChooseLanguage } from '../../shared/session/use-choose-language.ts';
import { Select } from '../../ui/inputs/select.tsx';

export function LanguageSection() {
  const { language: t } = useTexts('account');
  const { current, choose } = useChooseLanguage();
  return (
    <PageSection
      id="language"
      title={t.title}
      action={
        <Select
          label={t.title}
          value={current}
          options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          onChange={choose}
          className="tablet:w-60"
        />
      }
    >
      <p className="pt-0.5 text-muted-foreground">{t.hint}</p>
    </PageSection>
  );
}
