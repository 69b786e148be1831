import type { GlyphRun, Scene } from '#layout/scene.ts';

/** What a reader should copy from each text of a file: everything but characters that no face has, face by face. */
export function readableLines({ items }: Scene): string[] {
  const runs = items.filter((item): item is GlyphRun => item.kind === 'text');
  return runs.flatMap(partsByFace).filter((line) => line !== '');
}

function partsByFace({ glyphs }: GlyphRun): string[] {
  const clusters: { text: string; face: string | undefined; isMissing: boolean }[] = [];
  for (const { id, text, face } of glyphs) {
    const last = clusters.at(-1);
    if (text === '' && last) last.isMissing ||= id === 0;
    else clusters.push({ text, face, isMissing: id === 0 });
  }
  const parts: { text: string; face: string | undefined }[] = [];
  for (const { text, face } of clusters.filter(({ isMissing }) => !isMissing)) {
    const last = parts.at(-1);
    if (last && last.face === face) last.text += text;
    else parts.push({ text, face });
  }
  return parts.map(({ text }) => text);
}
