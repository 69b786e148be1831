import type { HelpPicture } from '../help-picture.ts';
import { CardImage } from './picture.tsx';

const plates: readonly HelpPicture[] = ['plate-c', 'plate-m', 'plate-y', 'plate-k'];

/** What each of the four inks prints of one card. */
export function Plates() {
  return (
    <div className="grid w-full max-w-160 grid-cols-2 gap-4">
      {plates.map((name) => (
        <CardImage key={name} name={name} />
      ))}
    </div>
  );
}

/** How far each ink is off, in the units of the drawing. */
const inks = [
  { fill: '#00a0dc', x: -0.7, y: 0.3 },
  { fill: '#e5127d', x: 0.6, y: 0.5 },
  { fill: '#ffd500', x: 0.2, y: -0.7 },
  { fill: '#1b1917', x: 0, y: 0 },
] as const;

function Letters({ printed }: { printed: readonly (typeof inks)[number][] }) {
  return (
    <svg aria-hidden viewBox="0 0 90 36" className="isolate w-full max-w-80">
      <rect width={90} height={36} className="help-paper" />
      <g fontSize={20} textAnchor="middle" className="font-ui font-semibold">
        {printed.map(({ fill, x, y }) => (
          <text key={fill} x={45 + x} y={25 + y} fill={fill} className="help-ink">
            0905
          </text>
        ))}
      </g>
    </svg>
  );
}

export const FourInkText = () => <Letters printed={inks} />;
export const BlackText = () => <Letters printed={inks.slice(3)} />;
