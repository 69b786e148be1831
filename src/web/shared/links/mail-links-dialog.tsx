import { Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { mailedName } from '#domain/mail/mailed-name.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { request } from '../api/request.ts';
import { useCurrentUser } from '../api/session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApiMutation } from '../mutations/use-api-mutation.ts';
import { featureFailures } from '../notify/feature-failures.ts';
import { byMailbox, type MailedPerson, mailboxes, tickedAtFirst } from './mailed-people.ts';

/** Who is mailed a fill-in link, where to, and what the mail says. Nobody is mailed before the button with their number. */
export function MailLinksDialog({
  people,
  onClose,
}: {
  people: readonly MailedPerson[];
  onClose: () => void;
}) {
  const { links } = useTexts('fill-in');
  const { mailing: words } = links;
  const sorted = useMemo(() => byMailbox(people), [people]);
  const readers = useMemo(() => mailboxes(people), [people]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => tickedAtFirst(people));
  const chosen = sorted.filter(({ id }) => ticked.has(id));
  const mail = useMailLinks(onClose);
  const toggle = (id: string) => {
    const after = new Set(ticked);
    if (!after.delete(id)) after.add(id);
    setTicked(after);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={words.title}
        description={links.mailHint}
        closeLabel={words.cancel}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              icon={Mail}
              busy={mail.isPending}
              disabled={chosen.length === 0}
              onClick={() => mail.mutate(chosen)}
            >
              {words.button(chosen.length)}
            </Button>
          </>
        }
      >
        <ul aria-label={words.people} className="max-h-80 overflow-y-auto lines-y">
          {sorted.map(({ id, name, email }) => {
            const count = readers.get(email.toLowerCase()) ?? 0;
            return (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-primary"
                    checked={ticked.has(id)}
                    disabled={email === ''}
                    onChange={() => toggle(id)}
                  />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="block font-medium">{name || '…'}</span>
                    <span className="block text-sm text-muted-foreground">
                      {email === '' ? words.noEmail : email}
                      {count > 1 && ` · ${words.shared(count)}`}
                    </span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
        <MailPreview person={chosen[0] ?? sorted[0]} />
      </DialogContent>
    </Dialog>
  );
}

/** The mail of one of the people, as it is sent. */
function MailPreview({ person }: { person: MailedPerson | undefined }) {
  const { mailing: t } = useTexts('fill-in').links;
  const mails = useTexts('mail');
  const { data: user } = useCurrentUser();
  const name = mailedName(person?.name ?? '');
  const { subject, paragraphs, button, notes } = mails.fillIn(user?.email ?? '', name, name !== '');
  return (
    <details className="pt-3">
      <summary className="cursor-pointer py-2 text-sm font-medium">{t.preview}</summary>
      <div className="grid gap-2 rounded-md bg-muted p-3 text-sm wrap-anywhere">
        <p className="font-medium">{subject}</p>
        {paragraphs.map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
        <p className="font-medium">[{button}]</p>
        {notes.map((note) => (
          <p key={note} className="text-muted-foreground">
            {note}
          </p>
        ))}
      </div>
    </details>
  );
}

function useMailLinks(onSent: () => void) {
  const t = useTexts('fill-in');
  const { title, text } = t.links.mails;
  return useApiMutation(mailLinks, {
    failure: featureFailures.links(t),
    success: (mailed) => ({ title, description: text(mailed) }),
    onSuccess: onSent,
    invalidates: [{ queryKey: ['links', 'fill_in'] }],
    invalidatesAfterFailure: true,
  });
}

/** Returns how many mails are sent. */
async function mailLinks(people: readonly MailedPerson[]): Promise<number> {
  const designs = new Set(people.map(({ designId }) => designId));
  let mailed = 0;
  for (const id of designs) {
    const cardIds = people.filter(({ designId }) => designId === id).map((person) => person.id);
    const made = await request('createFillInLinks', { params: { id }, body: { cardIds, isMailed: true } });
    mailed += made.filter(({ recipient }) => recipient !== null).length;
  }
  return mailed;
}
