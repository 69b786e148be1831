import { Refusal } from '#contract/errors.ts';
import type { EmailTokenPurpose } from '#domain/account/email-tokens.ts';
import { hashToken } from '../../security/hash-token.ts';
import type { Needs } from '../../services.ts';
import type { EmailToken } from '../../store/users/email-tokens.ts';

type Deps = Needs<'emailTokens' | 'limits' | 'now'>;

type Requester = {
  address: string;
  /** Who is signed in, if anybody. */
  userId: string | null;
};

/** The link of a token for one of the purposes. Only tokens that do not work count against the limit. A link of one account is refused while another is signed in. */
export async function requireLink(
  { emailTokens, limits, now }: Deps,
  token: string,
  purposes: readonly EmailTokenPurpose[],
  { address, userId }: Requester,
): Promise<{ tokenHash: Buffer; link: EmailToken }> {
  await limits.count('wrongLinksByAddress', address);
  const tokenHash = hashToken(token);
  const link = await emailTokens.find(tokenHash, purposes, now());
  if (!link) throw new Refusal('LINK_INVALID');
  await limits.forgive('wrongLinksByAddress', address);
  if (userId !== null && userId !== link.userId) throw new Refusal('LINK_OF_ANOTHER');
  return { tokenHash, link };
}
