/** The description of a profile and of the press that it was measured on. */
export function profileTexts(profile: Uint8Array): string {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const count = Math.min(view.getUint32(128), 100);
  const texts: string[] = [];
  for (let tag = 0; tag < count && 144 + tag * 12 <= profile.length; tag += 1) {
    const at = 132 + tag * 12;
    const name = String.fromCharCode(...profile.subarray(at, at + 4));
    if (name !== 'desc' && name !== 'targ') continue;
    const [start, length] = [view.getUint32(at + 4), Math.min(view.getUint32(at + 8), 2000)];
    // One or two bytes per letter: without the zeros both are the same.
    const codes = profile.subarray(start, start + length).filter((code) => code >= 32 && code < 127);
    texts.push(String.fromCharCode(...codes));
  }
  return texts.join(' ');
}
