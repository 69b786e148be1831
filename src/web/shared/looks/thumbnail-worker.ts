import { samplePicture } from './sample-picture.ts';
import {
  type FirstLooksRequest,
  isVariationRequest,
  type PageRequest,
  type PageResponse,
  type WorkerRequest,
} from './thumbnail-messages.ts';

let script: Promise<typeof import('./draw-thumbnail.ts')> | null = null;

function loadScript() {
  script ??= import('./draw-thumbnail.ts');
  return script;
}

/** After a failed load the next request tries again. */
async function answer(request: PageRequest): Promise<PageResponse> {
  try {
    const { drawThumbnail, findVariation, measureLook } = await loadScript();
    if ('measured' in request) return await measureLook(request);
    return await (isVariationRequest(request) ? findVariation(request) : drawThumbnail(request));
  } catch {
    script = null;
    const { id } = request;
    if ('measured' in request) return { id, fit: null };
    return isVariationRequest(request) ? { id, variation: null } : { id, side: null };
  }
}

/** Says that there is no stored card, or draws it. Whatever fails, the page draws the looks itself. */
async function drawFirst({ user, language }: FirstLooksRequest): Promise<void> {
  const { readFirstCard } = await import('./first-card.ts');
  const first = await readFirstCard(user);
  if (!first) {
    postMessage({ firstCard: null });
    return;
  }
  const { drawFirstLooks, orderOf } = await loadScript();
  const order = orderOf(first);
  postMessage({ firstCard: first, order: order.map((id) => samplePicture(id, 'front', language)) });
  await drawFirstLooks(first, { order, language }, (firstLook) => postMessage({ firstLook }));
}

// Before anything else is loaded: a message that arrives while a module waits for its WebAssembly would be lost.
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('user' in data) drawFirst(data).catch(() => postMessage({ firstCard: null }));
  else void answer(data).then((response) => postMessage(response));
});

loadScript().catch(() => {
  script = null;
});
