import type { GlyphRun, Scene } from '#layout/scene.ts';

/** What a reader should copy from each line: everything but characters the face lacks. */
export function readableLines({ items }: Scene): string[] {
  const runs = items.filter((item): item is GlyphRun => item.kind === 'text');
  return runs.map(withoutMissing).filter((line) => line !== '');
}

function withoutMissing({ glyphs }: GlyphRun): string {
  const clusters: { text: string; isMissing: boolean }[] = [];
  for (const { id, text } of glyphs) {
    const last = clusters.at(-1);
    if (text === '' && last) last.isMissing ||= id === 0;
    else clusters.push({ text, isMissing: id === 0 });
  }
  return clusters.map(({ text, isMissing }) => (isMissing ? '' : text)).join('');
}
