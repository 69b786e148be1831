import type { ThumbnailRequest, ThumbnailResponse } from './thumbnail-messages.ts';

let script: Promise<typeof import('./draw-thumbnail.ts')> | null = null;

/** After a failed load the next request tries again. */
async function draw(request: ThumbnailRequest): Promise<ThumbnailResponse> {
  try {
    script ??= import('./draw-thumbnail.ts');
    return await (await script).drawThumbnail(request);
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
