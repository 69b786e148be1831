import { type SyntheticEvent, useState } from 'react';
import type { SupportNote } from '#contract/admin/user-page.ts';
import { request } from '../../../shared/api/request.ts';
import { dayAndTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AdminBox } from '../admin-box.tsx';
import { useSupportAction } from './user-page-query.ts';

/** Notes of support, newest first. The user gets them in the export, and they are deleted with the account. */
export function SupportNotes({ userId, notes }: { userId: string; notes: readonly SupportNote[] }) {
  const { notes: t } = useTexts('user-page');
  const { current: language } = useLanguage();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const save = useSupportAction(
    () => request('addSupportNote', { params: { id: userId }, body: { text } }),
    () => setTyped(''),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text !== '') save.mutate(undefined);
  };
  return (
    <AdminBox title={t.title} aside={<span className="text-xs text-muted-foreground">{t.aside}</span>}>
      {notes.length === 0 && <p className="text-sm text-muted-foreground">{t.none}</p>}
      <ul>
        {notes.map(({ id, author, text: note, createdAt }) => (
          <li key={id} className="border-t border-border py-3 text-sm first:border-t-0 first:pt-0">
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            <p className="text-xs text-muted-foreground">{t.by(author, dayAndTime(language, createdAt))}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="mt-3 flex items-end gap-2">
        <TextInput
          compact
          label={t.add}
          value={typed}
          maxLength={2000}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" busy={save.isPending}>
          {t.save}
        </Button>
      </form>
    </AdminBox>
  );
}
