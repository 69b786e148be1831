import { Refusal } from '#contract/errors.ts';
import type { LinkPurpose } from '#domain/account/account-links.ts';
import { hashToken } from '../../security/hash-token.ts';
import type { Needs } from '../../services.ts';
import type { AccountLink } from '../../store/users/account-links.ts';

type Deps = Needs<'accountLinks' | 'limits' | 'now'>;

type Requester = {
  address: string;
  /** Who is signed in, if anybody. */
  userId: string | null;
};

/** The link of a token for one of the purposes. Only tokens that do not work count against the limit. A link of one account is refused while another is signed in. */
export async function requireLink(
  { accountLinks, limits, now }: Deps,
  token: string,
  purposes: readonly LinkPurpose[],
  { address, userId }: Requester,
): Promise<{ tokenHash: Buffer; link: AccountLink }> {
  await limits.count('wrongLinksByAddress', address);
  const tokenHash = hashToken(token);
  const link = await accountLinks.find(tokenHash, purposes, now());
  if (!link) throw new Refusal('LINK_INVALID');
  await limits.forgive('wrongLinksByAddress', address);
  if (userId !== null && userId !== link.userId) throw new Refusal('LINK_OF_ANOTHER');
  return { tokenHash, link };
}
