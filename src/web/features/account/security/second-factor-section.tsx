import { KeyRound, LifeBuoy, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageSection } from '../../../shared/page/page-section.tsx';
import { canUsePasskeys } from '../../../shared/second-factor/passkeys.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { FactorDialogs, type FactorTask } from './factor-dialogs.tsx';
import { FactorRow } from './factor-row.tsx';
import { useFactors } from './security-queries.ts';

type SecondFactorSectionProps = {
  user: Pick<CurrentUser, 'username' | 'secondFactor'>;
  onCodes: (codes: string[]) => void;
};

/** Authenticator app, passkeys and backup codes. */
export function SecondFactorSection({ user, onCodes }: SecondFactorSectionProps) {
  const { section: t } = useTexts('second-factor');
  const { current: language } = useLanguage();
  const { data: factors, isError } = useFactors();
  const [task, setTask] = useState<FactorTask | null>(null);
  const removeButton = (factor: string, name: string) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={t.removeNamed(name)}
      onClick={() => setTask({ kind: 'remove', factor })}
    >
      {t.remove}
    </Button>
  );
  return (
    <PageSection id="second-factor" title={t.title}>
      {user.secondFactor === 'due' ? (
        <p
          role="note"
          className="mt-2 flex items-center gap-2 rounded-md border border-warning/30 bg-warning-soft px-3 py-2 text-sm text-warning-soft-foreground"
        >
          <ShieldCheck aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t.required}
        </p>
      ) : (
        <p className="pt-0.5 text-muted-foreground">{isError ? t.loadFailed : t.text}</p>
      )}
      <ul className="lines-y pt-2">
        {factors?.totpSince && (
          <FactorRow
            icon={<Smartphone aria-hidden size={18} strokeWidth={1.75} />}
            name={t.app}
            detail={t.appSince(shortDate(language, factors.totpSince))}
            action={removeButton('totp', t.app)}
          />
        )}
        {factors?.passkeys.map(({ id, name, createdAt }) => (
          <FactorRow
            key={id}
            icon={<KeyRound aria-hidden size={18} strokeWidth={1.75} />}
            name={name}
            detail={t.passkeySince(shortDate(language, createdAt))}
            action={removeButton(id, name)}
          />
        ))}
        {factors && user.secondFactor === 'on' && (
          <FactorRow
            icon={<LifeBuoy aria-hidden size={18} strokeWidth={1.75} />}
            name={t.backupCodes}
            detail={t.codesLeft(factors.backupCodesLeft)}
            action={
              <Button variant="outline" size="sm" onClick={() => setTask({ kind: 'codes' })}>
                {t.renewCodes}
              </Button>
            }
          />
        )}
      </ul>
      <div className="flex flex-wrap gap-3 pt-2">
        {factors && !factors.totpSince && (
          <Button variant="outline" icon={Smartphone} onClick={() => setTask({ kind: 'app' })}>
            {t.addApp}
          </Button>
        )}
        {factors && canUsePasskeys() && (
          <Button variant="outline" icon={KeyRound} onClick={() => setTask({ kind: 'passkey' })}>
            {t.addPasskey}
          </Button>
        )}
      </div>
      {factors && !canUsePasskeys() && (
        <p className="pt-2 text-xs text-muted-foreground">{t.passkeysElsewhere}</p>
      )}
      {task && <FactorDialogs user={user} task={task} onClose={() => setTask(null)} onCodes={onCodes} />}
    </PageSection>
  );
}
