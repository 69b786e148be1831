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

/** The payment provider's script, its frames with forms, and its API. */
const providerScript = 'https://js.stripe.com';
const providerFrames = [providerScript, 'https://hooks.stripe.com'];
const providerApi = 'https://api.stripe.com';

/** Helmet's headers with our content security policy. They are the same for every response, so they are computed once. */
export function securityHeaders(policy: Policy): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(policy))(response.req, response, () => undefined);
  const headers = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}

/** Features that no page and no frame may use. Payment is allowed for the provider's frames too. */
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

/** Pages may load from our own origin, inline scripts by their hash, the bucket for logos, and the payment provider or its simulator. No site may frame them. */
function helmetOptions({ scriptHashes, isHttps, uploadOrigin, simulatorOrigin }: Policy): HelmetOptions {
  const simulator = simulatorOrigin ? [simulatorOrigin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Text is shaped by WebAssembly; eval stays forbidden.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, providerScript, ...simulator],
        // Radix and the scroll lock set inline styles. Colours and fonts of cards are validated before use.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A picked logo is shown from a blob URL.
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
    // The older form of frame-ancestors 'none'.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  };
}
