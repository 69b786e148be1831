/** Longest time without a new byte. The whole download has no time limit. */
const stallTimeoutMs = 5_000;

/** Downloads a file. A transfer that stalls is tried once more on a new request; then it fails. */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  return fetchOnce(url).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return fetchOnce(url);
    throw error;
  });
}

async function fetchOnce(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), stallTimeoutMs);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok || !response.body) throw new Error(`${response.status} for ${url}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallTimeoutMs);
      chunks.push(value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}
