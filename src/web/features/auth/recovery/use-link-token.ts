import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The token of the link that opened this page, or null. It leaves the address bar at once, so that it is not shared with the address. */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);
  return inAddress ?? readToken(location.state);
}

function readToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
