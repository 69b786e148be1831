import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { languages } from '#domain/account/languages.ts';
import { loadHelp, useHelp } from '../../features/help/help-content.ts';
import { HelpIndex } from '../../features/help/help-index.tsx';
import { HelpTopicPage } from '../../features/help/help-topic.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** All topics of the help, or the page of one. */
export function HelpPage() {
  const [, , name] = useLocation().pathname.split('/');
  const { topics } = useHelp();
  if (name === undefined) return <HelpIndex />;
  const topic = topics.find((one) => one.name === name);
  return topic ? <HelpTopicPage key={name} topic={topic} /> : <NotFoundPage />;
}

/** The page with the texts of the document's language: it replaces the prerendered one in one step. */
export async function loadHelpPage(): Promise<ComponentType> {
  const language = languages.find((one) => one === document.documentElement.lang) ?? 'en';
  await loadHelp(language);
  return HelpPage;
}
