import type { Language } from '#domain/account/languages.ts';
import { type EventsMessages, eventsEn } from '../../shared/i18n/en/events.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { eventsSk } from '../../shared/i18n/sk/events.ts';

const texts: Record<Language, EventsMessages> = { en: eventsEn, sk: eventsSk };

/** The texts about events, which are loaded with their section. */
export function useEventsTexts(): EventsMessages {
  const { current } = useLanguage();
  return texts[current];
}
