import {
  isVariationRequest,
  type ThumbnailRequest,
  type ThumbnailResponse,
  type VariationRequest,
  type VariationResponse,
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

// Before anything else is loaded: a message that arrives while a module waits for its WebAssembly would be lost.
addEventListener(
  'message',
  ({ data }: MessageEvent<ThumbnailRequest | VariationRequest>) =>
    void answer(data).then((response) => postMessage(response)),
);

loadScript().catch(() => {
  script = null;
});
