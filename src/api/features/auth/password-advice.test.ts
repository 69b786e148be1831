import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

test.each([
  ['common', '123456'],
  ['common', '      '],
  ['personal', 'zuzana'],
  [null, 'štyri kone na lúke'],
] as const)('a registration returns the password warning %s', async (passwordWarning, password) => {
  const username = `zuzana-${String(passwordWarning)}-${password.length}${password.trim().length}`;
  const account = { username, email: `${username}@cards.example`, password };
  const response = await api.visitor().call('register', { body: account });
  expect([response.statusCode, response.json()]).toMatchObject([201, { passwordWarning }]);
});

test('a password change stores the password and returns its warning', async () => {
  const user = await api.signedIn();
  const change = { currentPassword: testPassword, newPassword: 'iloveyou' };
  const response = await user.call('changePassword', { body: change });
  expect([response.statusCode, response.json()]).toEqual([200, { passwordWarning: 'common' }]);
});
