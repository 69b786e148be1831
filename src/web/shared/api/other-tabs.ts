let channel: BroadcastChannel | null = null;

/** One for the page: a message does not come back to the channel that sent it. */
function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('vizitka.session');
  return channel;
}

/** Tells the other tabs that somebody logged in or out. */
export function notifyOtherTabs(): void {
  sessionChannel().postMessage(null);
}

/** Calls back when another tab has told so; the answer stops it. */
export function onOtherTabMessage(hear: () => Promise<void>): () => void {
  const listen = () => void hear();
  sessionChannel().addEventListener('message', listen);
  return () => sessionChannel().removeEventListener('message', listen);
}
