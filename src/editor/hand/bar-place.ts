import type { Size } from '#layout/guides.ts';

export type Edges = { left: number; top: number; right: number; bottom: number };

/** From what a bar belongs to, and from the edges of its room. */
const [gapPx, marginPx] = [15, 8];

/**
 * Where a bar is in its room, in px: above what it belongs to, else below it, else beside it. Without room on any side it
 * covers as little of it as it can.
 */
export function placeBar(anchor: Edges, bar: Size, room: Edges): { left: number; top: number } {
  const [left, top] = [within(anchor.left, bar.width, xOf(room)), within(anchor.top, bar.height, yOf(room))];
  const places = [
    { left, top: anchor.top - gapPx - bar.height },
    { left, top: anchor.bottom + gapPx },
    { left: anchor.right + gapPx, top },
    { left: anchor.left - gapPx - bar.width, top },
  ];
  const clear = places.find((place) => isSame(place, inRoom(place, bar, room)));
  if (clear) return clear;
  const covered = (place: { left: number; top: number }) => overlap(edgesOf(place, bar), anchor);
  return places
    .map((place) => inRoom(place, bar, room))
    .reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** Whether a bar covers something of what it belongs to. */
export function covers(bar: Edges, anchor: Edges): boolean {
  return overlap(bar, anchor) > 0;
}

type Span = { start: number; end: number };

function xOf({ left, right }: Edges): Span {
  return { start: left + marginPx, end: right - marginPx };
}

function yOf({ top, bottom }: Edges): Span {
  return { start: top + marginPx, end: bottom - marginPx };
}

/** The nearest start at which a length fits into a span; a longer one begins with the span. */
function within(start: number, length: number, span: Span): number {
  return Math.max(span.start, Math.min(start, span.end - length));
}

function inRoom({ left, top }: { left: number; top: number }, bar: Size, room: Edges) {
  return { left: within(left, bar.width, xOf(room)), top: within(top, bar.height, yOf(room)) };
}

function isSame(one: { left: number; top: number }, other: { left: number; top: number }): boolean {
  return one.left === other.left && one.top === other.top;
}

function edgesOf({ left, top }: { left: number; top: number }, { width, height }: Size): Edges {
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Edges, other: Edges): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
