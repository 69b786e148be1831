import { useElementSize } from '../use-element-size.ts';
import { axisOf, labelledIndexes } from './chart-scale.ts';

type Point = { label: string; now: number; before: number };

type SeriesChartProps = {
  /** What the chart is about; the title of its table. */
  label: string;
  /** The headings of the table: what a row is, and the two columns. */
  columns: { step: string; now: string; before: string };
  points: readonly Point[];
  shape: 'line' | 'bars';
  format: (value: number) => string;
};

/** In px. The drawing is as wide as its place. */
const size = { height: 128, left: 44, right: 8, top: 10, bottom: 24 };
const plotHeight = size.height - size.top - size.bottom;

/** A period and the one before it in grey, as lines or bars. Screen readers get a table in its place. */
export function SeriesChart({ label, columns, points, shape, format }: SeriesChartProps) {
  const { top, ticks } = axisOf(Math.max(...points.flatMap(({ now, before }) => [now, before])));
  const { ref, size: place } = useElementSize();
  const width = Math.max(place.width, 160);
  const plotWidth = width - size.left - size.right;
  const gap = plotWidth / Math.max(1, shape === 'line' ? points.length - 1 : points.length);
  const x = (index: number) => size.left + gap * (shape === 'line' ? index : index + 0.5);
  const y = (value: number) => size.top + plotHeight * (1 - Math.max(0, value) / top);
  const path = (key: 'now' | 'before') =>
    points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(point[key]).toFixed(1)}`)
      .join('');
  const last = points.at(-1);
  return (
    <figure ref={ref} className="m-0">
      <svg aria-hidden width={width} height={size.height} className="block max-w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              d={`M${size.left} ${y(tick)}H${width - size.right}`}
              className="stroke-border"
              strokeWidth={1}
            />
            <text
              x={size.left - 8}
              y={y(tick) + 3.5}
              textAnchor="end"
              className="fill-muted-foreground text-[11px]"
            >
              {format(tick)}
            </text>
          </g>
        ))}
        {shape === 'line' ? (
          <>
            <path d={path('before')} fill="none" className="stroke-border-strong" strokeWidth={1.25} />
            <path
              d={path('now')}
              fill="none"
              className="stroke-primary"
              strokeWidth={1.75}
              strokeLinejoin="round"
            />
            {last && <circle cx={x(points.length - 1)} cy={y(last.now)} r={2.5} className="fill-primary" />}
          </>
        ) : (
          points.map(({ label: step, now }, index) => (
            <rect
              key={step}
              x={x(index) - Math.max(1, gap * 0.3)}
              y={y(now)}
              width={Math.max(2, gap * 0.6)}
              height={Math.max(0, y(0) - y(now))}
              className="fill-destructive"
            />
          ))
        )}
        {labelledIndexes(points.length, 4).map((index, position, all) => (
          <text
            key={index}
            x={x(index)}
            y={size.height - 6}
            textAnchor={anchorOf(position, all.length)}
            className="fill-muted-foreground text-[11px]"
          >
            {points[index]?.label}
          </text>
        ))}
      </svg>
      {/* A table does not get narrower than its words, so the box around it hides them. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.step}</th>
              <th scope="col">{columns.now}</th>
              <th scope="col">{columns.before}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label: step, now, before }) => (
              <tr key={step}>
                <th scope="row">{step}</th>
                <td>{format(now)}</td>
                <td>{format(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function anchorOf(position: number, count: number): 'start' | 'middle' | 'end' {
  if (position === 0) return 'start';
  return position === count - 1 ? 'end' : 'middle';
}
