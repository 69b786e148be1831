import { expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import { type CardLook, currentLook } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import type { LookFit } from '#layout/looks/look-fit.ts';
import {
  type DrawnSide,
  type FitRequest,
  isVariationRequest,
  type ThumbnailJob,
  type ThumbnailRequest,
  thumbnailKey,
  type VariationRequest,
} from './thumbnail-messages.ts';
import { createThumbnailQueue, type ThumbnailPort } from './thumbnail-queue.ts';

const side: DrawnSide = {
  scene: {
    side: 'front',
    cut: { width: 90, height: 50 },
    guides: { bleed: box(), cut: box(), safe: box() },
    items: [],
  },
  textPaths: [],
};

function box() {
  return { x: 0, y: 0, width: 90, height: 50 };
}

const job: ThumbnailJob = { card: newCard, side: 'front', logo: null };

/** A queue whose worker answers when it is told to. */
function aQueue() {
  const requests: ThumbnailRequest[] = [];
  const variations: VariationRequest[] = [];
  const fits: FitRequest[] = [];
  const listeners: Parameters<ThumbnailPort['addEventListener']>[1][] = [];
  let starts = 0;
  const queue = createThumbnailQueue(() => {
    starts += 1;
    return {
      postMessage: (request) => {
        if ('measured' in request) fits.push(request);
        else if (isVariationRequest(request)) variations.push(request);
        else requests.push(request);
      },
      addEventListener: (_, listener) => void listeners.push(listener),
    };
  });
  const answer = (request: ThumbnailRequest | undefined, drawn: DrawnSide | null = side) => {
    for (const listener of listeners) listener({ data: { id: request?.id ?? 0, side: drawn } });
  };
  const answerVariation = (request: VariationRequest | undefined, variation: CardLook | null) => {
    for (const listener of listeners) listener({ data: { id: request?.id ?? 0, variation } });
  };
  const answerFit = (request: FitRequest | undefined, fit: LookFit | null) => {
    for (const listener of listeners) listener({ data: { id: request?.id ?? 0, fit } });
  };
  return { queue, requests, variations, fits, answer, answerFit, answerVariation, starts: () => starts };
}

const nobody = () => undefined;

test('one worker has at most twelve sides at a time, in the order of the calls', () => {
  const { queue, requests, answer, starts } = aQueue();
  for (let index = 0; index < 14; index += 1) queue.draw(`card ${index}`, job, nobody);
  expect([requests.length, starts()]).toEqual([12, 1]);
  answer(requests[3]);
  expect(requests.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
});

test('what is on the screen is drawn before what is near it', () => {
  const { queue, requests, answer } = aQueue();
  for (let index = 0; index < 12; index += 1) queue.draw(`card ${index}`, job, nobody);
  queue.draw('near', { ...job, side: 'back' }, nobody, false);
  queue.draw('on the screen', job, nobody, true);
  answer(requests[0]);
  expect(requests.at(-1)?.job.side).toBe('front');
});

test('the worker can start before there is something to draw, and starts once', () => {
  const { queue, requests, starts } = aQueue();
  queue.prepare();
  queue.draw('card', job, nobody);
  expect([starts(), requests.length]).toEqual([1, 1]);
});

test('a side that nobody waits for any more is not drawn', () => {
  const { queue, requests, answer } = aQueue();
  for (let index = 0; index < 12; index += 1) queue.draw(`card ${index}`, job, nobody);
  const scrolledAway = queue.draw('far', { ...job, side: 'back' }, nobody);
  queue.draw('near', job, nobody);
  scrolledAway();
  answer(requests[0]);
  expect(requests.at(-1)?.job.side).toBe('front');
  expect(requests).toHaveLength(13);
});

test('two who wait for the same side get one drawing, which is kept', () => {
  const { queue, requests, answer } = aQueue();
  const got: (DrawnSide | null)[] = [];
  queue.draw('card', job, (drawn) => got.push(drawn));
  queue.draw('card', job, (drawn) => got.push(drawn));
  answer(requests[0]);
  expect([requests.length, got, queue.kept('card')]).toEqual([1, [side, side], side]);
});

test('a side that could not be drawn is drawn again', () => {
  const { queue, requests, answer } = aQueue();
  queue.draw('card', job, nobody);
  answer(requests[0], null);
  expect(queue.kept('card')).toBeUndefined();
  queue.draw('card', job, nobody);
  expect(requests).toHaveLength(2);
});

test('the sides that were used last are kept, however many are drawn', () => {
  const { queue, requests, answer } = aQueue();
  for (let index = 0; index < 500; index += 1) {
    queue.draw(`card ${index}`, job, nobody);
    answer(requests.at(-1));
    queue.kept('card 0');
  }
  const kept = Array.from({ length: 500 }, (_, index) => index).filter((index) =>
    queue.kept(`card ${index}`),
  );
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([192, 0, 499]);
});

test('cards with other texts, looks or logos are other sides', () => {
  const keys = [
    job,
    { ...job, side: 'back' as const },
    { ...job, logo: { width: 2, height: 1 } },
    { ...job, card: withLook(newCard, 'bauhaus') },
    { ...job, card: { ...newCard, content: { fullName: 'Jana' } } },
  ].map(thumbnailKey);
  expect(new Set(keys).size).toBe(5);
});

test('looks are varied two at a time, and each gets its own variation', async () => {
  const { queue, variations, answerVariation, starts } = aQueue();
  const look = { id: 'bauhaus', version: 1 } as const;
  const card = { ...newCard, style: { ...newCard.style, look } };
  const found = [1, 2, 3].map((seed) =>
    queue.findVariation({ card, logo: null, previous: [], locks: new Set(), seeds: [seed] }),
  );
  expect([variations.length, starts()]).toEqual([2, 1]);
  answerVariation(variations[1], { ...look, seed: 2 });
  answerVariation(variations[0], null);
  answerVariation(variations[2], { ...look, seed: 3 });
  expect(await Promise.all(found)).toEqual([null, { ...look, seed: 2 }, { ...look, seed: 3 }]);
});

test('a worker that the document has started is used, and what it has drawn is kept', () => {
  const listeners: Parameters<ThumbnailPort['addEventListener']>[1][] = [];
  const posted: unknown[] = [];
  const worker: ThumbnailPort = {
    postMessage: (request) => void posted.push(request),
    addEventListener: (_, listener) => void listeners.push(listener),
  };
  const look = (key: string) => ({ key, side, sample: '', viewBox: '', parts: [], style: {} });
  const start = () => {
    throw new Error('There is a worker');
  };
  const queue = createThumbnailQueue(start, { worker, looks: [look('before')] });
  for (const listener of listeners) listener({ data: { firstLook: look('after') } });
  expect([queue.kept('before'), queue.kept('after')]).toEqual([side, side]);
  queue.draw('other', job, nobody);
  expect(posted).toHaveLength(1);
});

test('each card gets its own fit, in whatever order the worker measures them', async () => {
  const { queue, fits, answerFit } = aQueue();
  const card = { ...newCard, style: { ...newCard.style, look: currentLook('ridge') } };
  const [one, other] = [1, 2].map(() => queue.measureFit({ card, logo: null }));
  const fit: LookFit = { logo: null, logoSize: 0, step: 2, findings: 0 };
  answerFit(fits[1], null);
  answerFit(fits[0], fit);
  expect(await Promise.all([one, other])).toEqual([fit, null]);
});
