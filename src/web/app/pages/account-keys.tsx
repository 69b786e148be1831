import { Suspense } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { sectionStyles } from '../../shared/page/page-section.tsx';

const KeysSection = lazyComponent(
  async () => (await import('../../features/keys/keys-section.tsx')).KeysSection,
);
const EventsSection = lazyComponent(
  async () => (await import('../../features/events/events-section.tsx')).EventsSection,
);

/** The keys of programs and the events for them, as sections of the account or of the company. */
export function AccountKeys({ user }: { user: CurrentUser }) {
  return (
    <Suspense>
      <KeysSection user={user} className={sectionStyles} />
      <EventsSection className={sectionStyles} />
    </Suspense>
  );
}
