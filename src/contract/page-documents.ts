import { type Language, languages } from '#domain/account/languages.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { type HelpTopic, helpTopicAt, helpTopics } from '#domain/help/help-topics.ts';
import { type PagePath, pageAt, pageForVisitors, pagePaths } from './pages.ts';

const registerTab = '/login?tab=register';
const lookPage = '/looks/:look';
const topicPage = '/help/:topic';

type PlainPage = Exclude<PagePath, typeof lookPage | typeof topicPage>;

/** An HTML document of the build: of a page, of a look, of a topic of the help, of the register tab, or null for the 404 page. */
export type PageDocument = PlainPage | `/looks/${LookId}` | `/help/${HelpTopic}` | typeof registerTab | null;

export const pageDocuments: readonly PageDocument[] = [
  ...pagePaths.filter((page): page is PlainPage => page !== lookPage && page !== topicPage),
  ...lookIds.map((id) => `/looks/${id}` as const),
  ...helpTopics.map((topic) => `/help/${topic}` as const),
  registerTab,
  null,
];

/** The documents that search engines list. */
export const indexedDocuments: readonly Exclude<PageDocument, null>[] = [
  '/',
  '/teams',
  '/pricing',
  '/looks',
  ...lookIds.map((id) => `/looks/${id}` as const),
  '/help',
  ...helpTopics.map((topic) => `/help/${topic}` as const),
];

/** The parameter that asks for a page in a language, so that each language of a page has an address. */
const languageParameter = 'lang';

/** The address of a document in a language. */
export function addressIn(document: string, language: Language): string {
  return `${document}?${languageParameter}=${language}`;
}

/** The language that an address asks for, or null. */
export function languageAsked(address: string): Language | null {
  const asked = new RegExp(`[?&]${languageParameter}=([a-z]{2})(?:&|$)`).exec(address)?.[1];
  return languages.find((language) => language === asked) ?? null;
}

/** The look of a path or a document, or null. */
export function lookAt(address: string): LookId | null {
  return lookIds.find((id) => address === `/looks/${id}`) ?? null;
}

type HelpDocument = Extract<PageDocument, `/help${string}`>;

/** Whether a document is of the help: of all topics or of one. */
export function isHelpDocument(document: PageDocument): document is HelpDocument {
  return document === '/help' || (document !== null && helpTopicAt(document) !== null);
}

/** The page of a document. */
export function pageOf(document: PageDocument): PagePath | null {
  if (document === null) return null;
  if (document === registerTab) return '/login';
  if (helpTopicAt(document)) return topicPage;
  return lookAt(document) ? lookPage : (document as PlainPage);
}

/** The document for a path with its query; a visitor gets the page that is shown to visitors. */
export function documentAt(address: string, isVisitor: boolean): PageDocument {
  const [path = '/', search = ''] = address.split('?');
  const page = pageAt(path);
  if (page === '/login') return /(?:^|&)tab=register(?:&|$)/.test(search) ? registerTab : page;
  const look = lookAt(path);
  if (look) return `/looks/${look}`;
  const topic = helpTopicAt(path);
  if (topic) return `/help/${topic}`;
  const shown = isVisitor ? pageForVisitors(page) : page;
  return shown === lookPage || shown === topicPage ? null : shown;
}

/** The file name of a document in the build, without extension. */
export function documentName(document: PageDocument): string {
  if (document === null) return 'not-found';
  if (document === registerTab) return 'register';
  if (document === '/') return 'first';
  const look = lookAt(document);
  if (look) return `look-${look}`;
  const topic = helpTopicAt(document);
  return topic ? `help-${topic}` : document.slice(1).replace(/\/:.*/, '');
}
