import { languageNames, languages } from '../../shared/i18n/language.ts';
import { useLanguage, useMessages } from '../../shared/i18n/messages-context.tsx';
import { chooseTheme, themes, useTheme } from '../../shared/theme.ts';
import { SegmentedChoice } from '../../shared/ui/segmented-choice.tsx';

export function MobilePreferences() {
  const { preferences } = useMessages();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <div className="grid gap-3 p-4">
      <SegmentedChoice
        label={preferences.language}
        onChange={(chosen) => void language.change(chosen)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language.current}
      />
      <SegmentedChoice
        label={preferences.appearance}
        onChange={chooseTheme}
        options={themes.map((value) => ({ value, label: preferences.themes[value] }))}
        value={theme}
      />
    </div>
  );
}
