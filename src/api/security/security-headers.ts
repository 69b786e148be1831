import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import { cspReportPath } from './csp-reports.ts';

type Policy = {
  scriptHashes: string[];
  isHttps: boolean;
  uploadOrigin: string | null;
  simulatorOrigin: string | null;
};

/** The payment provider's script, its forms in frames, and where its script sends what is typed there. */
const providerScript = 'https://js.stripe.com';
const providerFrames = [providerScript, 'https://hooks.stripe.com'];
const providerApi = 'https://api.stripe.com';

/** Helmet's headers with our content policy. They are the same for every answer, so they are worked out once. */
export function securityHeaders(policy: Policy): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(policy))(answer.req, answer, () => undefined);
  const headers = Object.entries(answer.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}

/** What no page of ours asks for, nor lets a frame ask for. Paying is for the payment provider's frames too. */
const permissionsPolicy = [
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'picture-in-picture',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  `payment=(self ${providerFrames.map((origin) => `"${origin}"`).join(' ')})`,
].join(', ');

/** What a page may load and who may frame it: our own origin, the page's own inline scripts by their hash, the bucket that logos are put into, and the payment provider or its stand-in. */
function helmetOptions({ scriptHashes, isHttps, uploadOrigin, simulatorOrigin }: Policy): HelmetOptions {
  const simulator = simulatorOrigin ? [simulatorOrigin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Text is shaped by WebAssembly; no other code may be made at run time.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, providerScript, ...simulator],
        // Radix and the scroll lock set styles of their own; colours and fonts of cards are parsed, never passed on.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A logo that was picked is shown from the browser's own memory.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(uploadOrigin ? [uploadOrigin] : []), providerApi, ...simulator],
        frameSrc: providerFrames,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [cspReportPath],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // The older name of frame-ancestors 'none'.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  };
}
