import type { AlertsMessages } from '#messages/en/alerts.ts';
import sk from '#messages/sk/alerts.ts';
import { useLanguage } from './messages-context.tsx';
import { useTexts } from './use-texts.ts';

/** The specification requires the texts of these failures in Slovak in every language. */
export type SlovakAlert = keyof AlertsMessages;

/** Gets an alert in Slovak, with its line in the language of the interface if that is another one. */
export function useSlovakAlert(): (alert: SlovakAlert) => { slovak: string; translated: string | undefined } {
  const { current } = useLanguage();
  const { alerts } = useTexts();
  return (alert) => ({ slovak: sk[alert], translated: current === 'sk' ? undefined : alerts[alert] });
}
