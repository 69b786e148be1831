import { mailedLinksMax } from '#domain/mail/mail.ts';

/** A person of a company design who may be mailed a link. */
export type MailedPerson = { id: string; designId: string; name: string; email: string };

/** The people by mailbox, as a list shows them: those without an address last. */
export function byMailbox(people: readonly MailedPerson[]): MailedPerson[] {
  const keyOf = ({ email }: MailedPerson) => (email === '' ? '\uffff' : email.toLowerCase());
  return people.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? one.name.localeCompare(other.name) : a < b ? -1 : 1;
  });
}

/** How many of the people read each mailbox. */
export function mailboxes(people: readonly MailedPerson[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { email } of people)
    if (email !== '') counts.set(email.toLowerCase(), (counts.get(email.toLowerCase()) ?? 0) + 1);
  return counts;
}

/** Who is ticked at first: everybody with an address, of a shared mailbox as many as it is mailed in a day. */
export function tickedAtFirst(people: readonly MailedPerson[]): Set<string> {
  const counts = new Map<string, number>();
  return new Set(
    byMailbox(people).flatMap(({ id, email }) => {
      const key = email.toLowerCase();
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return email !== '' && count <= mailedLinksMax ? [id] : [];
    }),
  );
}
