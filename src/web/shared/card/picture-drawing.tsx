import type { PlacedPicture } from '#layout/scene.ts';

/** A cropped picture, with its fade and in its two colours. The same picture has the same ids, wherever it is drawn. */
export default function PictureDrawing({ picture }: { picture: PlacedPicture }) {
  const { asset, box, isRound, image, duotone, fade } = picture;
  const id = JSON.stringify([box, duotone, fade]).replace(/[^\w.-]/g, '');
  const area = { x: box.x, y: box.y, width: box.width, height: box.height };
  return (
    <>
      <clipPath id={`c${id}`}>
        <rect {...area} rx={isRound ? box.width / 2 : 0} />
      </clipPath>
      {duotone && <Duotone id={`d${id}`} colours={duotone} />}
      <g clipPath={`url(#c${id})`}>
        <image
          {...image}
          href={asset}
          preserveAspectRatio="none"
          filter={duotone ? `url(#d${id})` : undefined}
        />
      </g>
      {fade && (
        <>
          <linearGradient
            id={`f${id}`}
            gradientUnits="userSpaceOnUse"
            x1={fade.axis === 'x' ? fade.from : 0}
            x2={fade.axis === 'x' ? fade.to : 0}
            y1={fade.axis === 'y' ? fade.from : 0}
            y2={fade.axis === 'y' ? fade.to : 0}
          >
            <stop stopColor={fade.colour} />
            <stop offset="1" stopColor={fade.colour} stopOpacity="0" />
          </linearGradient>
          {/* A little larger, so that no edge of the picture shows through. */}
          <rect {...grown(area)} fill={`url(#f${id})`} />
        </>
      )}
    </>
  );
}

const overlapMm = 0.2;

function grown({ x, y, width, height }: PlacedPicture['box']) {
  return { x: x - overlapMm, y: y - overlapMm, width: width + 2 * overlapMm, height: height + 2 * overlapMm };
}

/** How light a pixel is decides where it is between two colours. */
function Duotone({ id, colours: [dark, light] }: { id: string; colours: readonly [string, string] }) {
  const table = (channel: number) =>
    [dark, light]
      .map((hex) => Number.parseInt(hex.slice(1 + 2 * channel, 3 + 2 * channel), 16) / 255)
      .join(' ');
  const row = '0.2126 0.7152 0.0722 0 0 ';
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feColorMatrix values={`${row.repeat(3)}0 0 0 1 0`} />
      <feComponentTransfer>
        <feFuncR type="table" tableValues={table(0)} />
        <feFuncG type="table" tableValues={table(1)} />
        <feFuncB type="table" tableValues={table(2)} />
      </feComponentTransfer>
    </filter>
  );
}
