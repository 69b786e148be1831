type Acting = { id: string; company: { id: string } | null };

/** Whose drafts and uploads these are: of the person, or of the person for a company. Not `/`, which ends the owner in keys of storage. */
export function ownerIdOf({ id, company }: Acting): string {
  return company ? `${id}@${company.id}` : id;
}

/** Whether an owner id is the person's, also for a company. */
export function isOwnerOf(owner: string, userId: string): boolean {
  return owner === userId || owner.startsWith(`${userId}@`);
}
