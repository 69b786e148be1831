import {
  type FirstLooksRequest,
  isVariationRequest,
  type ThumbnailRequest,
  type ThumbnailResponse,
  type VariationRequest,
  type VariationResponse,
  type WorkerRequest,
} from './thumbnail-messages.ts';

let script: Promise<typeof import('./draw-thumbnail.ts')> | null = null;

function loadScript() {
  script ??= import('./draw-thumbnail.ts');
  return script;
}

/** After a failed load the next request tries again. */
async function answer(
  request: ThumbnailRequest | VariationRequest,
): Promise<ThumbnailResponse | VariationResponse> {
  try {
    const { drawThumbnail, findVariation } = await loadScript();
    return await (isVariationRequest(request) ? findVariation(request) : drawThumbnail(request));
  } catch {
    script = null;
    const { id } = request;
    return isVariationRequest(request) ? { id, variation: null } : { id, side: null };
  }
}

/** Says that there is no stored card, or draws it. Whatever fails, the page draws the looks itself. */
async function drawFirst({ user, language }: FirstLooksRequest): Promise<void> {
  const { readFirstCard } = await import('./first-card.ts');
  const first = await readFirstCard(user);
  postMessage({ firstCard: first });
  if (!first) return;
  const { drawFirstLooks } = await loadScript();
  await drawFirstLooks(first, language, (firstLook) => postMessage({ firstLook }));
}

// Before anything else is loaded: a message that arrives while a module waits for its WebAssembly would be lost.
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('user' in data) drawFirst(data).catch(() => postMessage({ firstCard: null }));
  else void answer(data).then((response) => postMessage(response));
});

loadScript().catch(() => {
  script = null;
});
