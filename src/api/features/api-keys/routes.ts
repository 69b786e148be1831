import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { newKeyToken } from '../../security/open-key.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import { requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';

type ApiKeyDeps = Parameters<typeof requireStepUp>[0] & Needs<'apiKeys' | 'cookie'>;

/** Keys of programs, which people make and revoke. */
export async function apiKeysFeature(app: FastifyInstance, deps: ApiKeyDeps): Promise<void> {
  const { apiKeys, limits, cookie } = deps;

  registerCall(app, 'listKeys', ({ user }) => apiKeys.list(user.accountId));

  registerCall(app, 'createKey', async ({ user, body: { name, scopes, ...proof }, request }) => {
    await limits.count('keysByUser', user.id);
    const sessionHash = tokenHashOf(request, cookie);
    if (!sessionHash) throw new Refusal('NOT_SIGNED_IN');
    await requireStepUp(deps, user, proof, { address: request.ip, tokenHash: sessionHash });
    const { token, ...stored } = newKeyToken();
    const maker = { ...user, source: auditSourceOf(request) };
    const made = await apiKeys.create(maker, { name, scopes, ...stored });
    return { ...made, key: token };
  });

  registerCall(app, 'revokeKey', async ({ user, params, request }) => {
    const revoked = await apiKeys.revoke({ ...user, source: auditSourceOf(request) }, params.id);
    if (!revoked) throw new Refusal('KEY_NOT_FOUND');
    return revoked;
  });
}
