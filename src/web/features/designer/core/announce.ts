/** Read by screen readers when its text changes; never seen. */
let region: HTMLElement | null = null;

/** A region is read only if it was there before its text. */
const readyMs = 100;

/** Makes screen readers announce what changed on the card. */
export function announce(text: string): void {
  if (region?.isConnected) {
    region.textContent = text;
    return;
  }
  const added = document.createElement('div');
  added.setAttribute('role', 'status');
  added.className = 'sr-only';
  document.body.append(added);
  region = added;
  setTimeout(() => {
    added.textContent = text;
  }, readyMs);
}
