import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router, type Request, type RequestHandler } from 'express';
import { exchangeOf } from '../session/identify.ts';
import { compressedAssets } from './assets.ts';
import { pagePolicy } from './security-headers.ts';

const PLACEHOLDER = '__CSP_NONCE__';
const LANGUAGE = '__LANGUAGE__';

/** Gives the page's style elements the nonce, and the client a place to read it for the styles it makes itself. */
function withPlaceholders(html: string): string {
  const styled = html.replaceAll(/<style(?![^>]*\bnonce=)/g, `<style nonce="${PLACEHOLDER}"`);
  if (styled.includes('property="csp-nonce"')) return styled;
  return styled.replace('<head>', `<head><meta property="csp-nonce" nonce="${PLACEHOLDER}" />`);
}

/** What the build says each page is going to load, by language, and the document it asks first (web/page-parts.mjs). */
interface Parts {
  languages: Record<string, { shell: string[]; pages: Record<string, string[]> } | undefined>;
  shellDocument: string;
}

/** Tells the browser of what a page is going to load and to ask, before its scripts find out one after the other. */
function withParts(html: string, { languages, shellDocument }: Parts, language: string, address: string): string {
  const known = languages[language];
  const own = known?.pages[address];
  if (!known || !own) return html;
  const links = [...known.shell, ...own].map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`,
  );
  return html
    .replace('<script src="/before-paint.js"', `$& data-shell="${shellDocument}"`)
    .replace('</head>', `${links.join('')}</head>`);
}

/** The text of a file; null while there is none, as in the middle of a build. */
const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** Whether a request is for an address of the client's router: a missing file is missing. */
export const isPage = (request: Request): boolean =>
  path.extname(request.path) === '' && request.accepts('html') !== false;

/**
 * Answers a page with a nonce of its own, and in the language of the request where it leaves that to the server. Whoever
 * has a session is told with it what comes next, of what `partsFile` names.
 */
export function servePage(file: string, policy: (nonce: string) => string, partsFile?: string): RequestHandler {
  return async (request, response, next) => {
    if (!isPage(request)) return next();
    // Read each time: a page that names the assets of a former build would name files that are gone.
    const html = await textOf(file);
    if (html === null) return next();
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-security-policy', policy(nonce));
    response.setHeader('cache-control', 'no-store');
    const { language, byCookie } = exchangeOf(response);
    const parts = partsFile && byCookie ? await textOf(partsFile) : null;
    const page = parts === null ? html : withParts(html, JSON.parse(parts) as Parts, language, request.path);
    response.type('html').send(withPlaceholders(page).replaceAll(PLACEHOLDER, nonce).replaceAll(LANGUAGE, language));
  };
}

/** The assets of a build, whose names have a hash, and nothing else of it. */
function hashedAssets(folder: string): Router {
  const router = Router();
  router.use((request, _response, next) => next(request.path.startsWith('/assets/') ? undefined : 'router'));
  router.use(compressedAssets(folder));
  return router;
}

/**
 * Serves the built browser client: its assets, and the page for every address of its router. In development Vite serves
 * it, there is no build, and nothing is found here. A tab that was opened before an update finds the parts it has yet to
 * load among the assets of the former build. `whileStarting` answers pages that nobody could use yet.
 */
export function webRoutes(folder: string, formerFolder: string, whileStarting: RequestHandler): Router {
  const router = Router();
  // A document beside the client: what comes to the browser check may not be able to run a line of it.
  router.get('/judge_browser', servePage(path.join(folder, 'judge_browser.html'), pagePolicy));
  router.use(compressedAssets(folder), hashedAssets(formerFolder));
  router.get(
    '/{*path}',
    whileStarting,
    servePage(path.join(folder, 'index.html'), pagePolicy, path.join(folder, 'parts.json')),
  );
  return router;
}
