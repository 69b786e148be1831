import { type Area, type Pixels, samplesPerPixel } from './pixels.ts';

/** Whether turning upright swaps width and height. */
export function isOnItsSide(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/** The picture turned upright, by its EXIF orientation. */
export function turnUpright(pixels: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return pixels;
  const { width, height, space, samples, alpha } = pixels;
  const [newWidth, newHeight] = isOnItsSide(orientation) ? [height, width] : [width, height];
  const turned = (layer: Uint8Array, perPixel: number) => {
    const into = new Uint8Array(layer.length);
    for (let y = 0; y < newHeight; y += 1) {
      for (let x = 0; x < newWidth; x += 1) {
        const [fromX, fromY] = storedPosition(orientation, x, y, width, height);
        const [from, to] = [(fromY * width + fromX) * perPixel, (y * newWidth + x) * perPixel];
        for (let sample = 0; sample < perPixel; sample += 1) into[to + sample] = layer[from + sample] ?? 0;
      }
    }
    return into;
  };
  return {
    ...pixels,
    width: newWidth,
    height: newHeight,
    contentArea: turnedArea(orientation, pixels.contentArea, width, height),
    samples: turned(samples, samplesPerPixel[space]),
    alpha: alpha && turned(alpha, 1),
  };
}

/** The stored position of an upright pixel. */
function storedPosition(
  orientation: number,
  x: number,
  y: number,
  width: number,
  height: number,
): [number, number] {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return [right - x, y];
    case 3:
      return [right - x, bottom - y];
    case 4:
      return [x, bottom - y];
    case 5:
      return [y, x];
    case 6:
      return [y, bottom - x];
    case 7:
      return [right - y, bottom - x];
    default:
      return [right - y, x];
  }
}

function turnedArea(orientation: number, { x, y, width, height }: Area, right: number, bottom: number): Area {
  const isMirrored = [2, 3].includes(orientation);
  const isUpsideDown = [3, 4].includes(orientation);
  if (!isOnItsSide(orientation)) {
    return {
      x: isMirrored ? right - x - width : x,
      y: isUpsideDown ? bottom - y - height : y,
      width,
      height,
    };
  }
  return {
    x: [6, 7].includes(orientation) ? bottom - y - height : y,
    y: [7, 8].includes(orientation) ? right - x - width : x,
    width: height,
    height: width,
  };
}
