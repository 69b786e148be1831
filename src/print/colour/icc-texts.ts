type ProfileTag = { name: string; start: number; length: number };

const maxTextBytes = 2000;

/** The table of contents of an ICC profile. */
export function profileTags(profile: Uint8Array): ProfileTag[] {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const count = Math.min(view.getUint32(128), 100);
  const tags: ProfileTag[] = [];
  for (let tag = 0; tag < count && 144 + tag * 12 <= profile.length; tag += 1) {
    const at = 132 + tag * 12;
    const name = String.fromCharCode(...profile.subarray(at, at + 4));
    tags.push({ name, start: view.getUint32(at + 4), length: view.getUint32(at + 8) });
  }
  return tags;
}

/** The description of a profile and of the press that it was measured on. */
export function profileTexts(profile: Uint8Array): string {
  return profileTags(profile)
    .filter(({ name }) => name === 'desc' || name === 'targ')
    .map((tag) => lettersOf(profile, tag))
    .join(' ');
}

/** The first text of a version 2 description, or the letters of a version 4 one. */
export function profileDescription(profile: Uint8Array): string {
  const tag = profileTags(profile).find(({ name }) => name === 'desc');
  if (!tag) return '';
  const end = tag.start + Math.min(tag.length, maxTextBytes);
  const kind = String.fromCharCode(...profile.subarray(tag.start, tag.start + 4));
  // A version 4 text is UTF-16 after a table of one or more languages.
  if (kind === 'mluc') return asciiOf(profile.subarray(tag.start + 28, end));
  const text = profile.subarray(tag.start + 12, end);
  const zero = text.indexOf(0);
  return asciiOf(zero < 0 ? text : text.subarray(0, zero));
}

function lettersOf(profile: Uint8Array, { start, length }: ProfileTag): string {
  return asciiOf(profile.subarray(start, start + Math.min(length, maxTextBytes)));
}

/** One or two bytes per letter: without the zeros both are the same. */
function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.filter((code) => code >= 32 && code < 127));
}
