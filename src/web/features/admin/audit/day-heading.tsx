import { shortDate } from '../../../shared/i18n/dates.ts';
import { daysAgo } from '../../../shared/i18n/entries-by-day.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** "Today", "Yesterday" or the date. */
export function DayHeading({ day }: { day: Date }) {
  const { audit } = useTexts('admin');
  const { current: language } = useLanguage();
  const ago = daysAgo(day, new Date());
  if (ago === 0) return audit.today;
  return ago === 1 ? audit.yesterday : shortDate(language, day);
}
