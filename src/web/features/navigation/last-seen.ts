const storageKey = 'vizitka.signed-in';

/** Whether somebody was signed in when this browser last asked: the shape the header waits in, never a right. */
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
    // Storage may be barred; the header then waits in the shape of a visitor's.
  }
}
