import type { RequestHandler } from 'express';
import helmet from 'helmet';

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Headers of every answer (reliability 4.15); the page itself replaces the content policy by its own. Browsers keep what
 * `strictTransport` tells them about a host for a year: never of localhost, where every other program would need https.
 */
export function securityHeaders(strictTransport: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: strictTransport ? { maxAge: A_YEAR } : false,
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      next();
    },
  ];
}

/** What every page of ours may do. Editors and charts set style attributes; style elements need a nonce or a hash. */
const policy = (styles: string, ...more: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...more,
  ].join('; ');

/** The one style element that html2canvas 1.4 makes itself, by its text: it hides what the picture draws otherwise. */
const HTML2CANVAS_STYLE = "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='";

/** Content policy of the browser client; charts and pictures are made into blobs before they are saved. */
export const pagePolicy = (nonce: string): string =>
  policy(`'nonce-${nonce}' ${HTML2CANVAS_STYLE}`, "img-src 'self' data: blob:");

/** Content policy of the GraphQL IDE: its editor checks and completes in workers, and draws its signs as data. */
export const idePolicy = (nonce: string): string =>
  policy(`'nonce-${nonce}'`, "img-src 'self' data:", "worker-src 'self'");
