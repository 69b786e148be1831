import {
  Inbox,
  Layers,
  LayoutTemplate,
  Package,
  Palette,
  PencilRuler,
  Shield,
  Tag,
  Users,
} from 'lucide-react';
import type { Ref } from 'react';
import { Link, useLocation } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { setTheme, themes, useTheme } from '../../shared/page/theme.ts';
import { useChooseLanguage } from '../../shared/session/use-choose-language.ts';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { CreditLine } from './credit-line.tsx';
import { LinkCount } from './link-count.tsx';
import { MobileAccount } from './mobile-account.tsx';
import { currentLink, type NavigationLink } from './navigation-links.ts';

const icons = {
  createCard: PencilRuler,
  looks: Palette,
  teams: Users,
  pricing: Tag,
  myCards: Layers,
  designs: LayoutTemplate,
  inbox: Inbox,
  orders: Package,
  admin: Shield,
};

type Props = {
  links: readonly NavigationLink[];
  user: CurrentUser | null;
  onChoose: () => void;
  ref: Ref<HTMLDivElement>;
};

export function MobileMenuPanel({ links, user, onChoose, ref }: Props) {
  const { navigation } = useTexts();
  const current = currentLink(links, useLocation().pathname);
  return (
    <>
      <div aria-hidden className="absolute inset-x-0 top-full h-dvh bg-scrim" />
      <div
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-56px)] lines-y overflow-y-auto overscroll-contain border-t border-b border-border bg-background shadow-lg"
        ref={ref}
      >
        <nav aria-label={navigation.label} className="p-2">
          {links.map((link) => {
            const Icon = icons[link.name];
            return (
              <Link
                aria-current={link === current ? 'page' : undefined}
                className="flex h-13 items-center gap-3.5 rounded-md px-4 text-[17px] font-medium text-ink-700 [&_svg]:text-muted-foreground aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-foreground aria-[current=page]:[&_svg]:text-current"
                key={link.path}
                onClick={onChoose}
                to={link.path}
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                {navigation[link.name]}
                <LinkCount link={link} />
              </Link>
            );
          })}
        </nav>
        <MobileAccount onChoose={onChoose} user={user} />
        <MobilePreferences />
        <div className="flex h-12 items-center justify-between px-4">
          <CreditLine className="text-sm [&_a]:border-current [&_a]:text-current" />
          <InkBar />
        </div>
      </div>
    </>
  );
}

/** The four process inks, as on the edge of a printed sheet. */
function InkBar() {
  return (
    <span aria-hidden className="flex gap-[3px] [&>*]:size-2">
      <span className="bg-ink-c" />
      <span className="bg-ink-m" />
      <span className="bg-ink-y" />
      <span className="bg-ink-k" />
    </span>
  );
}

function MobilePreferences() {
  const { preferences } = useTexts();
  const language = useChooseLanguage();
  const theme = useTheme();
  return (
    <div className="grid gap-3 p-4">
      <Select
        label={preferences.language}
        onChange={language.choose}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
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
