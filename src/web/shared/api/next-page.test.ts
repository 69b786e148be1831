import { expect, test } from 'vitest';
import { nextPageQuery } from './next-page.ts';

test('the Link header gives the query of the next page', () => {
  const link = '</api/business-cards?before=0198-ab>; rel="next"';
  expect(nextPageQuery(new Headers({ link }))).toEqual({ before: '0198-ab' });
  expect(nextPageQuery(new Headers())).toBeNull();
});
