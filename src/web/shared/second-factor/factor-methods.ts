import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { canUsePasskeys } from './passkeys.ts';

/** Which second factors the user can give; undefined while loading. */
export function useFactorMethods(isNeeded: boolean): { hasApp: boolean; hasPasskey: boolean } | undefined {
  const { data } = useQuery({
    queryKey: ['factor-methods'],
    queryFn: () => request('secondFactorOptions'),
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return undefined;
  return {
    hasApp: data.methods.includes('totp'),
    hasPasskey: data.methods.includes('passkey') && canUsePasskeys(),
  };
}
