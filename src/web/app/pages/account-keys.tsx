import type { CurrentUser } from '#contract/account-schemas.ts';
import { EventsSection } from '../../features/events/events-section.tsx';
import { KeysSection } from '../../features/keys/keys-section.tsx';
import { sectionStyles } from '../../shared/page/page-section.tsx';

/** The keys of programs and the events for them, as sections of the account or of the company. */
export function AccountKeys({ user }: { user: CurrentUser }) {
  return (
    <>
      <KeysSection user={user} className={sectionStyles} />
      <EventsSection className={sectionStyles} />
    </>
  );
}
