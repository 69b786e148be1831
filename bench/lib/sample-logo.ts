import { encode } from 'fast-png';

/** A square logo of soft colours on a transparent ground. */
export function sampleLogo(side: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const isInside = Math.hypot(x - side / 2, y - side / 2) < side / 2;
    data.set([(x * 255) / side, (y * 255) / side, 120, isInside ? 255 : 0], pixel * 4);
  }
  return new Uint8Array(encode({ width: side, height: side, data, channels: 4, depth: 8 }));
}
