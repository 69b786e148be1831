type Account = { id: string; company: { id: string } | null };

/** Storage owner: the user, or the user within a company. Never contains `/`, the key separator. */
export function ownerIdOf({ id, company }: Account): string {
  return company ? `${id}@${company.id}` : id;
}

/** Whether an owner id is the person's, also for a company. */
export function isOwnerOf(owner: string, userId: string): boolean {
  return owner === userId || owner.startsWith(`${userId}@`);
}
