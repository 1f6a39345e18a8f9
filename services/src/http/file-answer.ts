import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FileAnswer } from '../kit/context.ts';

/** Streams a file to the caller; when the caller goes away, the source's iterator is ended as well. */
export async function sendFile(res: Response, file: FileAnswer): Promise<void> {
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Content-Disposition', contentDisposition(file));
  res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  const source = Readable.from(file.stream);
  // Log, metrics and the signal of the request listen for its end, and the pipeline with as many listeners as Node allows.
  res.setMaxListeners(20);
  try {
    await pipeline(source, res);
  } catch (error) {
    // The headers are out: only a cut connection can tell the client that this is not the whole file.
    res.destroy();
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Pictures stand on screens; everything else is saved and never shown as a page of ours. */
const SHOWN = new Set(['image/jpeg', 'image/png']);

/** RFC 6266 with the UTF-8 name of RFC 5987 and an ASCII one for clients that do not know it. */
export function contentDisposition({ fileName, contentType }: Pick<FileAnswer, 'fileName' | 'contentType'>): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const kind = SHOWN.has(contentType) ? 'inline' : 'attachment';
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
