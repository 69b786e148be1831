import autocannon from 'autocannon';

const connections = 50;

/**
 * Sends wrong passwords continuously, like a botnet. Three in four have different addresses, so they pass the rate limits
 * and are hashed; the fourth always has the same address, which is soon refused before hashing. Half the usernames exist.
 */
export async function floodLogins(
  origin: string,
  knownUsers: number,
  seconds: number,
): Promise<Record<string, number>> {
  let sent = 0;
  const { statusCodeStats = {}, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // A login may wait in the queue behind all others.
    timeout: 60,
    requests: [
      {
        method: 'POST',
        path: '/api/auth/login',
        setupRequest: (request) => {
          sent += 1;
          const number = String((sent % knownUsers) + 1).padStart(6, '0');
          const username = sent % 2 === 0 ? `user-${number}` : `nobody-${number}`;
          const address = sent % 4 === 0 ? '10.0.0.1' : `10.1.${(sent >> 8) % 256}.${sent % 256}`;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
            body: JSON.stringify({ username, password: 'a wrong password' }),
          };
        },
      },
    ],
  });
  const statuses = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]);
  return { ...(Object.fromEntries(statuses) as Record<string, number>), ...(errors > 0 && { errors }) };
}
