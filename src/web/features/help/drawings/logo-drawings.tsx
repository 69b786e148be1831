const side = 40;

/** Whether a point is in the sample logo: a ring with a bar. */
function isInside(x: number, y: number): boolean {
  const distance = Math.hypot(x - side / 2, y - side / 2);
  const isBar = Math.abs(y - side / 2) < 3 && x > side / 2;
  return (distance < 18 && distance > 10) || (isBar && distance < 18);
}

const pixels = 16;

/** The logo with too few pixels for its size. */
export function CoarseLogo() {
  const step = side / pixels;
  const places = Array.from({ length: pixels * pixels }, (_, place) => ({
    x: (place % pixels) * step,
    y: Math.floor(place / pixels) * step,
  }));
  const d = places
    .filter(({ x, y }) => isInside(x + step / 2, y + step / 2))
    .map(({ x, y }) => `M${x} ${y}h${step}v${step}h${-step}Z`);
  return <Logo paths={[d.join('')]} />;
}

const ring = 'M2 20a18 18 0 1 0 36 0a18 18 0 1 0 -36 0ZM10 20a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z';

/** The same logo as a drawing. */
export const SharpLogo = () => <Logo paths={[ring, 'M20 17h14v6h-14Z']} />;

function Logo({ paths }: { paths: readonly string[] }) {
  return (
    <svg aria-hidden viewBox={`-25 -4 ${side + 50} ${side + 8}`} className="w-full max-w-80" fill="#2335c2">
      <rect x={-25} y={-4} width={side + 50} height={side + 8} className="help-paper" />
      {paths.map((d) => (
        <path key={d} d={d} fillRule="evenodd" />
      ))}
    </svg>
  );
}
