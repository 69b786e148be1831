const channelName = 'vizitka.session';

/** Tells the other tabs that somebody logged in or out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when another tab has told so; the answer stops it. */
export function onOtherTabsNews(hear: () => Promise<void>): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void hear();
  return () => channel.close();
}
