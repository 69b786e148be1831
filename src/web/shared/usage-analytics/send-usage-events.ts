import { usageEventsPath } from '#contract/usage-events-path.ts';
import { maxUsageEvents, type UsageEvent } from '#domain/metrics/usage-events.ts';
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
const onceKinds: ReadonlySet<UsageEvent['kind']> = new Set(['editorOpened', 'cardStarted', 'lookChosen']);

/** Collects events and sends them together; `flush` sends what there is. */
export function createEventQueue(send: (body: string) => void) {
  let waiting: UsageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new Set<string>();

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let first = 0; first < waiting.length; first += maxUsageEvents)
      send(JSON.stringify({ events: waiting.slice(first, first + maxUsageEvents) }));
    waiting = [];
  }
  function add(events: readonly UsageEvent[]): void {
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
  void fetch(usageEventsPath, {
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

export function addUsageEvents(events: readonly UsageEvent[]): void {
  if (isCountingAllowed(document.getElementById('site')?.textContent ?? '', navigator)) queue.add(events);
}

/** Counts the opening of the editor, and the first change of the card. */
export function countEditor(editor: Pick<Readable<{ past: readonly unknown[] }>, 'get' | 'subscribe'>): void {
  addUsageEvents([{ kind: 'editorOpened', value: '' }]);
  const stop = editor.subscribe(countStart);
  function countStart(): void {
    if (editor.get().past.length === 0) return;
    stop();
    addUsageEvents([{ kind: 'cardStarted', value: '' }]);
  }
  // The first key may have been pressed while this code was loaded.
  countStart();
}
