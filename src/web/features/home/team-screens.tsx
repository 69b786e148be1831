import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { screenPicture, screenSize, screenThemes, shownScreens } from './screen-picture.ts';

const themeStyles = { light: 'dark:hidden', dark: 'hidden dark:block' } as const;

/** What a company does with its cards: the screen for it, a title and a sentence each. */
export function TeamScreens() {
  const { parts } = useTexts('company-offer');
  const { pictures } = useTexts('teams').steps;
  const { current: language } = useLanguage();
  return (
    <ul className="grid gap-x-6 gap-y-10 pt-8 tablet:grid-cols-2 desktop:grid-cols-3">
      {shownScreens.map((screen) => (
        <li key={screen} className="flex flex-col gap-1">
          <span className="block overflow-clip rounded-lg border border-border bg-canvas px-6 pt-6">
            {screenThemes.map((theme) => (
              <img
                key={theme}
                src={screenPicture(screen, theme, language)}
                alt={pictures[screen]}
                {...screenSize}
                loading="lazy"
                decoding="async"
                className={classNames(
                  'h-auto w-full rounded-t-lg border border-b-0 border-border bg-background shadow-sheet',
                  themeStyles[theme],
                )}
              />
            ))}
          </span>
          <h3 className="pt-4 font-semibold">{parts[screen].title}</h3>
          <p className="text-pretty text-muted-foreground">{parts[screen].text}</p>
        </li>
      ))}
    </ul>
  );
}
