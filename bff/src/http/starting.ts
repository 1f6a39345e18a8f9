import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { startingTexts } from '../failures.ts';
import { exchangeOf } from '../session/identify.ts';
import { isPage } from './page.ts';

const SECONDS = 2;

const page = (language: string, nonce: string, title: string, text: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="refresh" content="${SECONDS}" />
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
p { margin: 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${text}</p>
</main>
</body>
</html>
`;

/**
 * Until the services were ready for the first time, a page says that the product is starting, and asks again by itself:
 * the client could only say that nobody can sign in.
 */
export function whileStarting(isReady: () => Promise<boolean>): RequestHandler {
  let started = false;
  return async (request, response, next) => {
    if (started || !isPage(request)) return next();
    started = await isReady();
    if (started) return next();
    const nonce = randomBytes(16).toString('base64');
    const { language } = exchangeOf(response);
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    );
    response.setHeader('cache-control', 'no-store');
    response.setHeader('retry-after', String(SECONDS));
    const { title, text } = startingTexts(language);
    response
      .status(503)
      .type('html')
      .send(page(language, nonce, title, text));
  };
}
