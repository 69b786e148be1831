import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const storageKey = 'vizitka.invitation';

/**
 * The token in the fragment of the link, or null. It leaves the address bar at once, so that it is not shared with the
 * address, and stays in this tab until the invitation is accepted: through a reload, a login and a logout.
 */
export function useInvitationToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  useEffect(() => {
    if (inAddress === '' || !storeToken(inAddress)) return;
    void navigate(pathname, { replace: true });
  }, [inAddress, pathname, navigate]);
  return inAddress || readToken();
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // It was not stored either.
  }
}

/** False if storage is blocked: then the token stays in the address. */
function storeToken(token: string): boolean {
  try {
    sessionStorage.setItem(storageKey, token);
    return true;
  } catch {
    return false;
  }
}

function readToken(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
