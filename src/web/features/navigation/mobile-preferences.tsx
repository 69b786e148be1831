import { languages } from '#domain/account/languages.ts';
import { useChooseLanguage } from '../../shared/choose-language.ts';
import { languageNames } from '../../shared/i18n/language.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { setTheme, themes, useTheme } from '../../shared/theme.ts';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';

export function MobilePreferences() {
  const { preferences } = useMessages();
  const language = useChooseLanguage();
  const theme = useTheme();
  return (
    <div className="grid gap-3 p-4">
      <SegmentedChoice
        label={preferences.language}
        onChange={language.choose}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language.current}
      />
      <SegmentedChoice
        label={preferences.appearance}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: preferences.themes[value] }))}
        value={theme}
      />
    </div>
  );
}
