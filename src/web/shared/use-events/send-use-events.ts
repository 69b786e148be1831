import { useEventPath } from '#contract/use-event-path.ts';
import { maxUseEvents, type UseEvent } from '#domain/figures/use-events.ts';
import type { Readable } from '#editor/store.ts';

/** What the browser says about being counted. */
type Privacy = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the events of this page may be sent: the operator counts them, and the browser does not object. */
export function isCountingAllowed(site: string, { doNotTrack, globalPrivacyControl }: Privacy): boolean {
  return site.includes('"isUseCounted":true') && doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** How long events are collected. */
const collectMs = 5000;

/** These are counted once for each page that is loaded: how often somebody tries a look says nothing. */
const onceKinds: ReadonlySet<UseEvent['kind']> = new Set(['editorOpened', 'cardStarted', 'lookChosen']);

/** Collects events and sends them together; `flush` sends what there is. */
export function createEventQueue(send: (body: string) => void) {
  let waiting: UseEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new Set<string>();

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let first = 0; first < waiting.length; first += maxUseEvents)
      send(JSON.stringify({ events: waiting.slice(first, first + maxUseEvents) }));
    waiting = [];
  }
  function add(events: readonly UseEvent[]): void {
    for (const event of events) {
      const key = `${event.kind} ${event.value}`;
      if (onceKinds.has(event.kind) && seen.has(key)) continue;
      seen.add(key);
      waiting.push(event);
    }
    if (waiting.length > 0) timer ??= setTimeout(flush, collectMs);
  }
  return { add, flush };
}

const queue = createEventQueue((body) => {
  void fetch(useEventPath, {
    method: 'POST',
    // Also after the page is closed, and without the cookies of a session.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') queue.flush();
});

export function addUseEvents(events: readonly UseEvent[]): void {
  if (isCountingAllowed(document.getElementById('site')?.textContent ?? '', navigator)) queue.add(events);
}

/** Counts the opening of the editor, and the first change of the card. */
export function countEditor(editor: Pick<Readable<{ past: readonly unknown[] }>, 'get' | 'subscribe'>): void {
  addUseEvents([{ kind: 'editorOpened', value: '' }]);
  const stop = editor.subscribe(countStart);
  function countStart(): void {
    if (editor.get().past.length === 0) return;
    stop();
    addUseEvents([{ kind: 'cardStarted', value: '' }]);
  }
  // The first key may have been pressed while this code was loaded.
  countStart();
}
