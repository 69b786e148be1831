const storageKey = 'vizitka.signed-in';

/** Whether a user was signed in at the last check. Only selects the header's skeleton; it grants nothing. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked; the header then shows the visitor's skeleton.
  }
}
