/** The width of a bank card (ISO/IEC 7810 ID-1), in mm. */
const bankCardMm = 85.6;

/** How many times as large as CSS says a millimetre is on this screen. */
export const scaleLimits = { min: 0.5, max: 2, step: 0.005 } as const;

const storageKey = 'vizitka.screen-scale';

/** The scale that was set on this device. */
export function keptScale(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return kept >= scaleLimits.min && kept <= scaleLimits.max ? kept : 1;
  } catch {
    return 1;
  }
}

export function keepScale(scale: number): void {
  try {
    localStorage.setItem(storageKey, String(scale));
  } catch {
    // Storage may be blocked; the scale then lasts until the page is closed.
  }
}

/** A ruler as long as a bank card is wide, to hold one against. */
export function ProofRuler({ scale, label }: { scale: number; label: string }) {
  const ticks = Array.from({ length: Math.floor(bankCardMm) + 1 }, (_, mm) => mm);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-0.2 0 ${bankCardMm + 0.4} 9`}
      className="mt-3 block max-w-none text-foreground"
      style={{ width: `${(bankCardMm + 0.4) * scale}mm`, height: `${9 * scale}mm` }}
    >
      <path
        d={`M0 0H${bankCardMm}V5M${ticks.map((mm) => `${mm} 0v${mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2}`).join('M')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.2}
      />
      {ticks
        .filter((mm) => mm % 10 === 0)
        .map((mm) => (
          <text
            key={mm}
            x={mm}
            y={7.6}
            fontSize={3}
            textAnchor={mm === 0 ? 'start' : 'middle'}
            fill="currentColor"
          >
            {mm}
          </text>
        ))}
    </svg>
  );
}
