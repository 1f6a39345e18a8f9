import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import type { FileKind } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Upload } from '../kit/context.ts';
import { Failure, invalid } from '../kit/failure.ts';
import { pictureSize } from '../kit/picture-size.ts';
import { ACCEPTED, isOneOf, type AcceptedFiles } from './file-types.ts';

/** The wrapping of a form around its file. */
const WRAPPING = 64 * 1024;
const LONGEST_BODY = LIMITS.uploadBytesMax + WRAPPING;
/** The one field a form has: the contract describes no other. */
const FIELD = 'file';
/** Enough of a file to tell a text from a program. */
const HEAD = 4_096;

/** An upload as it arrived, before anything is known of it but what its sender says. */
type Received = Upload & { declared: string };

/**
 * Reads one multipart body with one file into a temp file in `folder`, hands it to `fn`, and removes it whatever happens.
 * It is the only way a file comes in, so what is refused here is refused everywhere (CVE-2026-22707 of Strapi was an
 * upload rule that held on one path).
 */
export async function withUpload<T>(
  req: Request,
  kind: FileKind,
  folder: string,
  fn: (upload: Upload) => Promise<T>,
): Promise<T> {
  const accepted = ACCEPTED[kind];
  const directory = await mkdtemp(join(folder, 'file-'));
  try {
    const { declared, ...upload } = await receive(req, join(directory, 'file'), accepted);
    await refuseDisguise(upload, declared, accepted);
    return await fn(upload);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function receive(req: Request, path: string, accepted: AcceptedFiles): Promise<Received> {
  const tooLarge = invalid('file', accepted.tooLarge);
  if (Number(req.headers['content-length'] ?? 0) > LONGEST_BODY) throw leaveUnread(req, tooLarge);
  const parser = createParser(req);
  let received: Promise<Received> | undefined;
  let problem: Failure | undefined;
  parser.on('file', (field: string, stream: Readable, { filename, mimeType }: FileInfo) => {
    if (field !== FIELD) {
      problem ??= invalid(field, 'UNKNOWN_FIELD');
      // That the form breaks off within it is told by the parser; unheard, its own error would end the process.
      stream.on('error', () => undefined).resume();
      return;
    }
    received ??= store(stream, path, filename ?? '', mimeType, tooLarge);
    // Awaited below; until then a failure must not count as unhandled.
    received.catch(() => undefined);
  });
  parser.on('filesLimit', () => (problem ??= invalid(FIELD, 'FILE_ONE')));
  parser.on('field', (field: string) => {
    problem ??= field === FIELD ? invalid(FIELD, 'FILE_REQUIRED') : invalid(field, 'UNKNOWN_FIELD');
  });
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length > LONGEST_BODY) parser.destroy(leaveUnread(req, tooLarge));
  };
  const onCut = () => req.complete || parser.destroy(new Error('The upload was cut off.'));
  req.on('data', onData).once('close', onCut);
  req.pipe(parser);
  try {
    await finished(parser);
  } catch (error) {
    throw error instanceof Failure ? error : invalid('file', 'INVALID_FORMAT');
  } finally {
    req.off('data', onData).off('close', onCut);
    req.unpipe(parser);
    // Whatever little was not read would otherwise keep the connection waiting for it.
    req.resume();
    // The temp file must not be removed while it is still being written.
    await received?.catch(() => undefined);
  }
  const upload = await received;
  if (problem) throw problem;
  if (!upload) throw invalid('file', 'FILE_REQUIRED');
  return upload;
}

/** Refuses a body that may never end: the connection is closed behind the answer instead of being read to its end. */
function leaveUnread(req: Request, failure: Failure): Failure {
  req.res?.setHeader('Connection', 'close');
  return failure;
}

interface FileInfo {
  filename?: string;
  mimeType: string;
}

function createParser(req: Request) {
  try {
    // `fileSize` is what busboy keeps: one byte more than allowed tells "exactly 5 MB" from "too large".
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        fileSize: LIMITS.uploadBytesMax + 1,
        // The first is a refusal already.
        fields: 1,
        fieldNameSize: 100,
        fieldSize: 1_000,
        headerPairs: 20,
      },
    });
  } catch {
    throw invalid('file', 'FILE_REQUIRED');
  }
}

async function store(
  stream: Readable,
  path: string,
  fileName: string,
  declared: string,
  tooLarge: Failure,
): Promise<Received> {
  let size = 0;
  stream.on('data', (chunk: Buffer) => (size += chunk.length));
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
  if (size > LIMITS.uploadBytesMax) throw tooLarge;
  return { path, size, fileName: shownName(fileName), declared };
}

/** A name is only ever shown: folders in it are dropped, and the characters that would make it read as another. */
const shownName = (name: string): string =>
  [...basename(name.replaceAll('\\', '/')).replace(/\p{C}/gu, '')].slice(-100).join('');

async function refuseDisguise({ path, fileName, size }: Upload, declared: string, accepted: AcceptedFiles) {
  if (size === 0) throw invalid('file', 'FILE_REQUIRED');
  const file = await readFile(path);
  if (!isOneOf(accepted.types, fileName, declared, file.subarray(0, HEAD))) throw invalid('file', accepted.wrongType);
  const { longestSide } = accepted;
  if (longestSide === undefined) return;
  const picture = pictureSize(file);
  if (!picture) throw invalid('file', accepted.wrongType);
  if (Math.max(picture.width, picture.height) > longestSide)
    throw invalid('file', 'PICTURE_TOO_BIG', { max: longestSide });
}
