let channel: BroadcastChannel | null = null;

/** One channel per page: a channel does not receive its own messages. */
function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('vizitka.session');
  return channel;
}

/** Notifies the other tabs after a login or logout. */
export function notifyOtherTabs(): void {
  sessionChannel().postMessage(null);
}

/** Runs the listener when another tab logs in or out. Returns the unsubscribe function. */
export function onOtherTabMessage(listener: () => Promise<void>): () => void {
  const listen = () => void listener();
  sessionChannel().addEventListener('message', listen);
  return () => sessionChannel().removeEventListener('message', listen);
}
