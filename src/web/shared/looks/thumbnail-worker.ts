import type { ThumbnailRequest, ThumbnailResponse } from './thumbnail-messages.ts';

let script: Promise<typeof import('./draw-thumbnail.ts')> | null = null;

function loadScript() {
  script ??= import('./draw-thumbnail.ts');
  return script;
}

/** After a failed load the next request tries again. */
async function draw(request: ThumbnailRequest): Promise<ThumbnailResponse> {
  try {
    return await (await loadScript()).drawThumbnail(request);
  } catch {
    script = null;
    return { id: request.id, side: null };
  }
}

// Before anything else is loaded: a message that arrives while a module waits for its WebAssembly would be lost.
addEventListener(
  'message',
  ({ data }: MessageEvent<ThumbnailRequest>) => void draw(data).then((response) => postMessage(response)),
);

loadScript().catch(() => {
  script = null;
});
