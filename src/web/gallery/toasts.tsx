import { ToastCard, ToastRegion } from '../ui/feedback/toast.tsx';
import { Section } from './section.tsx';

const stayOpen = { open: true, onOpenChange: () => undefined, closeLabel: 'Close' };

/** `contain` makes this box the containing block of the fixed region, so that both toasts stay in the column. */
export function Toasts() {
  return (
    <Section title="Toasts, one at a time">
      <div className="-mb-6 h-51 max-w-105 contain-layout">
        <ToastRegion announcement="Notification" label="Notifications (F8)">
          <ToastCard
            variant="default"
            title="Card Saved"
            description="“Atelier Lumen” is in My Cards."
            {...stayOpen}
          />
          <ToastCard
            variant="destructive"
            title="Error"
            description="You've reached your card limit (50 cards). Upgrade your plan to create more cards."
            {...stayOpen}
          />
        </ToastRegion>
      </div>
    </Section>
  );
}
