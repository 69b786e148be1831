import { expect, test } from 'vitest';
import { sortAddresses } from './web-address.ts';

test.each([
  'x.com/jane',
  'www.linkedin.com/in/jane',
  'sk.linkedin.com/in/jane',
  't.me/jane',
  'youtu.be/jane',
])('the address %s is a profile, also when it is the first', (profile) => {
  expect(sortAddresses([profile, 'roe.example'])).toEqual({ website: 'roe.example', url: profile });
});

test.each(['x.be', 't.com', 'about.de', 'linkedin.example', 'mx.com'])(
  'the site %s only resembles that of a profile',
  (site) => {
    expect(sortAddresses([site, 'roe.example'])).toEqual({ website: site, url: 'roe.example' });
  },
);
