import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Offering } from '#domain/payment/offering.ts';
import { cspReportPath } from './csp-reports.ts';

type Policy = {
  scriptHashes: string[];
  isHttps: boolean;
  uploadOrigin: string | null;
  offering: Offering;
  simulatorOrigin: string | null;
};

/** The payment provider's script, its frames with forms, and its API; nothing of it is loaded where plans are given. */
function providerOrigins({ offering, simulatorOrigin }: Pick<Policy, 'offering' | 'simulatorOrigin'>) {
  if (offering === 'giving') return { scripts: [], frames: [], apis: [] };
  const script = 'https://js.stripe.com';
  const simulator = simulatorOrigin ? [simulatorOrigin] : [];
  return {
    scripts: [script, ...simulator],
    frames: [script, 'https://hooks.stripe.com'],
    apis: ['https://api.stripe.com', ...simulator],
  };
}

/** Helmet's headers with our content security policy. They are the same for every response, so they are computed once. */
export function securityHeaders(policy: Policy): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(policy))(response.req, response, () => undefined);
  const headers = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy(providerOrigins(policy).frames),
  };
}

/** Features that no page and no frame may use. Payment is allowed for the provider's frames too. */
const permissionsPolicy = (frames: string[]) =>
  [
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
    frames.length > 0 ? `payment=(self ${frames.map((origin) => `"${origin}"`).join(' ')})` : 'payment=()',
  ].join(', ');

/** Pages may load from our own origin, inline scripts by their hash, the bucket for logos, and the payment provider or its simulator. No site may frame them. */
function helmetOptions({ scriptHashes, isHttps, uploadOrigin, ...policy }: Policy): HelmetOptions {
  const { scripts, frames, apis } = providerOrigins(policy);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Text is shaped by WebAssembly; eval stays forbidden.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, ...scripts],
        // Radix and the scroll lock set inline styles. Colours and fonts of cards are validated before use.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A picked logo is shown from a blob URL.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(uploadOrigin ? [uploadOrigin] : []), ...apis],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
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
