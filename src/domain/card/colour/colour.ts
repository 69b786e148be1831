const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgbPattern = /^rgb\(\s*(\d{1,3})\s*(?:,\s*|\s+)(\d{1,3})\s*(?:,\s*|\s+)(\d{1,3})\s*\)$/i;

/** A colour typed as `#ffffff`, `#fff` or `rgb(255, 255, 255)` as `#rrggbb`, or null if it is none of these. */
export function parseColour(typed: string): string | null {
  const text = typed.trim();
  if (hexPattern.test(text)) return expandHex(text.toLowerCase());
  const channels = rgbPattern.exec(text)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function expandHex(hex: string): string {
  if (hex.length === 7) return hex;
  return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
}
