import { lookAt, type PageDocument } from '#contract/page-documents.ts';
import { originSlot } from '#contract/page-slots.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import { helpTopicAt } from '#domain/help/help-topics.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { planNames, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { loadHelp } from '../features/help/help-content.ts';
import type { Messages } from '../shared/i18n/messages.ts';
import { textsIn } from './prerendered-texts.ts';

/** What the page says, for search engines: the product with its prices, the questions, and where a look or a topic of the help is. */
export async function structuredData(
  page: PageDocument,
  { language, offering }: { language: Language; offering: Offering },
  t: Messages,
): Promise<string> {
  const parts: object[] = [];
  if (offering === 'selling' && (page === '/' || page === '/pricing')) parts.push(productData(language, t));
  if (page === '/') parts.push(questionsData(textsIn(language, 'shop').questions.entries));
  if (page === '/teams') parts.push(questionsData(textsIn(language, 'teams').questions.entries));
  const trail = await trailTo(page, language);
  if (trail.length > 0) parts.push(breadcrumbData(trail));
  return parts
    .map((part) => JSON.stringify({ '@context': 'https://schema.org', ...part }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

function productData(language: Language, { product, roles }: Messages): object {
  return {
    '@type': 'SoftwareApplication',
    name: product,
    url: `${originSlot}/`,
    description: textsIn(language, 'share').descriptions['/'],
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Web',
    inLanguage: languages,
    offers: planNames.map((plan) => ({
      '@type': 'Offer',
      name: roles[roleOfPlan[plan]],
      price: String(plan === 'free' ? 0 : priceCents(plan) / 100),
      priceCurrency: 'USD',
      url: `${originSlot}/pricing`,
    })),
  };
}

function questionsData(entries: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type TrailStep = { name: string; path: string };

/** The pages above a look or a topic of the help, and itself; nothing for other pages. */
async function trailTo(page: PageDocument, language: Language): Promise<TrailStep[]> {
  if (page === null) return [];
  const look = lookAt(page);
  if (look) {
    const { title, names } = textsIn(language, 'looks');
    return [
      { name: title, path: '/looks' },
      { name: names[look], path: page },
    ];
  }
  const { words, topics } = await loadHelp(language);
  const topic = topics.find(({ name }) => name === helpTopicAt(page));
  if (!topic) return [];
  return [
    { name: words.title, path: '/help' },
    { name: topic.title, path: page },
  ];
}

function breadcrumbData(trail: readonly TrailStep[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: originSlot + path,
    })),
  };
}
