import { createServer, request } from 'node:http';
import { startObjectServer } from '../../../../tools/dev/object-server.ts';

/** In the container: serves the bucket for other containers, with the port and the health check of SeaweedFS. */

const port = 8333;
const { settings } = await startObjectServer('/data', 'https://localhost');
const { hostname, port: swiftPort } = new URL(settings.endpoint);

createServer((asked, answered) => {
  if (asked.url === '/healthz') {
    answered.end('ok');
    return;
  }
  const { method, url: path, headers } = asked;
  const forwarded = request({ hostname, port: swiftPort, method, path, headers }, (answer) => {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(answered);
  });
  forwarded.on('error', () => answered.destroy());
  asked.pipe(forwarded);
}).listen(port);
