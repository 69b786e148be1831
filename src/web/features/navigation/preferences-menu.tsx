import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { setTheme, themes, useTheme } from '../../shared/page/theme.ts';
import { useChooseLanguage } from '../../shared/session/use-choose-language.ts';
import { Menu, MenuRadioGroup, MenuSeparator } from '../../ui/overlays/menu.tsx';

export function PreferencesMenu() {
  const { preferences } = useTexts();
  const language = useChooseLanguage();
  const theme = useTheme();
  return (
    <Menu align="end" label={preferences.label} trigger={<PreferencesButton />}>
      <MenuRadioGroup
        label={preferences.language}
        onChange={language.choose}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
        value={language.current}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={preferences.appearance}
        onChange={setTheme}
        options={themes.map((value) => ({ value, label: preferences.themes[value] }))}
        value={theme}
      />
    </Menu>
  );
}

function PreferencesButton(trigger: ComponentProps<'button'>) {
  const { preferences } = useTexts();
  const { current } = useLanguage();
  return (
    <button
      type="button"
      {...trigger}
      className="flex h-11 items-center gap-1 rounded-md px-1 text-sm text-muted-foreground transition-colors duration-(--dur-1) hover:bg-muted hover:text-foreground min-[768px]:px-2 desktop:h-9"
    >
      {current.toUpperCase()}
      <span className="sr-only"> {preferences.label}</span>
      <ChevronDown aria-hidden className="hidden size-3.5 min-[768px]:block" strokeWidth={1.75} />
    </button>
  );
}
