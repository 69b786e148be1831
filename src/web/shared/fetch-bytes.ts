/** Longest time without a new byte. The whole download has no time limit. */
const stillMs = 5_000;

/** Downloads a file; fails if the transfer stalls. */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const stop = new AbortController();
  let watch = setTimeout(() => stop.abort(), stillMs);
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`${response.status} for ${url}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(watch);
      watch = setTimeout(() => stop.abort(), stillMs);
      chunks.push(value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } finally {
    clearTimeout(watch);
  }
}
