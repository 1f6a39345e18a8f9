import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import express, { type RequestHandler } from 'express';

/** What is worth compressing; pages are served with a nonce each, by themselves. */
const TEXT = new Set(['.js', '.css', '.svg', '.json']);
const compressors = {
  // Quality 9: half a second for the whole client, once; the highest takes ten times as long for two percent.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Names with a hash never change; anything else is asked for again. */
const caching = (address: string): string =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A name of the build, as our bundler makes them: nothing hidden, nothing above the folder. */
const ADDRESS = /^(?:\/[\w-][\w.-]*)+$/;

interface Kept {
  /** Time and size of the file that was compressed. */
  version: string;
  bytes: Promise<Buffer>;
}

/** Compresses each file once; a file that changed is compressed again. */
function compressedOnce() {
  const kept = new Map<string, Kept>();
  return (file: string, encoding: keyof typeof compressors, { mtimeMs, size }: Stats): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(key);
    if (known?.version === version) return known.bytes;
    const bytes = readFile(file).then(compressors[encoding]);
    kept.set(key, { version, bytes });
    bytes.catch(() => kept.delete(key));
    return bytes;
  };
}

/** Serves the files of the build as they are now; text is compressed when first asked for and kept in memory. */
export function compressedAssets(folder: string): RequestHandler[] {
  const compressed = compressedOnce();

  const serveCompressed: RequestHandler = async (request, response, next) => {
    const extension = path.extname(request.path);
    const encoding = request.acceptsEncodings(['br', 'gzip']);
    if (!TEXT.has(extension) || (encoding !== 'br' && encoding !== 'gzip')) return next();
    if (!ADDRESS.test(request.path) || !['GET', 'HEAD'].includes(request.method)) return next();
    const file = path.join(folder, request.path);
    let bytes: Buffer;
    try {
      bytes = await compressed(file, encoding, await stat(file));
    } catch {
      // Not there, or gone since a moment ago: whoever comes next says so.
      return next();
    }
    response.setHeader('content-encoding', encoding);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', caching(request.path));
    response.type(extension).send(bytes);
  };

  const servePlain = express.static(folder, {
    index: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', caching(`/${path.relative(folder, file).split(path.sep).join('/')}`));
    },
  });
  return [serveCompressed, servePlain];
}
