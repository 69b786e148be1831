import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { eventsQuery } from '../../features/events/event-queries.ts';
import { EventsSection } from '../../features/events/events-section.tsx';
import { KeysSection } from '../../features/keys/keys-section.tsx';
import { keysQuery } from '../../shared/api/keys-query.ts';
import { sectionStyles } from '../../shared/page/page-section.tsx';

/** Whether the own account has a key or an address for events. */
export function useHasKeys({ company }: CurrentUser): boolean {
  const { data: keys = [] } = useQuery({ ...keysQuery, enabled: company === null });
  const { data: events } = useQuery({ ...eventsQuery, enabled: company === null });
  return keys.length > 0 || (events?.endpoints.length ?? 0) > 0;
}

/** The keys of programs and the events for them, as sections of the account or of the company. */
export function AccountKeys({ user }: { user: CurrentUser }) {
  return (
    <>
      <KeysSection user={user} className={sectionStyles} />
      <EventsSection className={sectionStyles} />
    </>
  );
}
