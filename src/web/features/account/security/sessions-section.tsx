import { MonitorSmartphone } from 'lucide-react';
import type { CallResponse } from '#contract/endpoints.ts';
import { dayAndTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageSection } from '../../../shared/page/page-section.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { FactorRow } from './factor-row.tsx';
import { useEndSessions, useSessions } from './security-queries.ts';

export function SessionsSection() {
  const { sessions: t } = useTexts('second-factor');
  const { data: sessions, isError } = useSessions();
  const end = useEndSessions();
  return (
    <PageSection id="sessions" title={t.title}>
      <p className="pt-0.5 text-muted-foreground">{isError ? t.loadFailed : t.text}</p>
      <ul className="lines-y pt-2">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="outline"
          className="mt-2"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {t.endOthers}
        </Button>
      )}
    </PageSection>
  );
}

type SessionRowProps = {
  session: CallResponse<'listSessions'>[number];
  isEnding: boolean;
  onEnd: () => void;
};

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { sessions: t } = useTexts('second-factor');
  const { current: language } = useLanguage();
  const device = session.device ?? t.unknownDevice;
  const seen = t.seen(dayAndTime(language, session.lastSeenAt));
  return (
    <FactorRow
      icon={<MonitorSmartphone aria-hidden size={18} strokeWidth={1.75} />}
      name={device}
      detail={[session.network, seen].filter(Boolean).join(' · ')}
      action={
        session.isCurrent ? (
          <Badge variant="secondary">{t.thisDevice}</Badge>
        ) : (
          <Button variant="outline" size="sm" aria-label={t.endNamed(device)} busy={isEnding} onClick={onEnd}>
            {t.end}
          </Button>
        )
      }
    />
  );
}
