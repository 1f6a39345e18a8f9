import { and, asc, eq, gt, gte } from 'drizzle-orm';
import { isAnyOf } from '../db/sql.ts';
import { file, fileChunk } from './tables.ts';
import type { Ctx, FileAnswer } from './context.ts';
import { notFound } from './failure.ts';
import { readByKeyset } from './keyset.ts';

const CHUNK_BYTES = 256 * 1024;
/** Results of exports are kept for a day: long enough to fetch, short enough that nobody mistakes them for an archive. */
export const RESULT_LIFE_MS = 24 * 3_600_000;

export interface NewFile {
  name: string;
  contentType: string;
  bytes: AsyncIterable<Uint8Array | string>;
  /** Absent: kept until deleted; what is to be kept with another row begins as one that ends (`keepFile`). */
  lifeMs?: number;
}

/** Runs a piece of work in a transaction of its own. */
type InTransaction = <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;

/**
 * Stores bytes chunk by chunk, each in a short transaction, and answers the file's id. The file can be read once its row
 * says how long it is, so a crash in the middle leaves rubbish for the nightly cleaning and no half file.
 */
export async function storeFile(
  inTransaction: InTransaction,
  { name, contentType, bytes, lifeMs }: NewFile,
): Promise<string> {
  const id = await inTransaction(async (ctx) => {
    const fileId = ctx.newId();
    await ctx.tx.insert(file).values({
      companyId: ctx.session.companyId,
      id: fileId,
      ownerUserId: ctx.session.userId,
      name,
      contentType,
      size: -1,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + RESULT_LIFE_MS),
    });
    return fileId;
  });
  let size = 0;
  let no = 0;
  for await (const chunk of inChunks(bytes)) {
    const chunkNo = no;
    await inTransaction((ctx) =>
      ctx.tx.insert(fileChunk).values({ companyId: ctx.session.companyId, fileId: id, no: chunkNo, bytes: chunk }),
    );
    no += 1;
    size += chunk.length;
  }
  await inTransaction((ctx) =>
    ctx.tx
      .update(file)
      .set({ size, expiresAt: lifeMs === undefined ? null : new Date(ctx.now.getTime() + lifeMs) })
      .where(and(eq(file.companyId, ctx.session.companyId), eq(file.id, id))),
  );
  return id;
}

/** A stored file as an answer; whether the caller may have it was decided by whoever knows the id's owner. */
export async function readFile(ctx: Ctx, fileId: string): Promise<FileAnswer> {
  const [row] = await ctx.tx
    .select({ name: file.name, contentType: file.contentType, size: file.size, expiresAt: file.expiresAt })
    .from(file)
    .where(and(eq(file.companyId, ctx.session.companyId), eq(file.id, fileId)));
  if (!row || row.size < 0 || (row.expiresAt && row.expiresAt <= ctx.now)) throw notFound();
  return { fileName: row.name, contentType: row.contentType, stream: chunksOf(ctx, fileId) };
}

/** Keeps a file that was stored with an end, in the transaction that writes what refers to it: without that it is cleaned away. */
export async function keepFile(ctx: Ctx, fileId: string): Promise<void> {
  await ctx.tx
    .update(file)
    .set({ expiresAt: null })
    .where(and(eq(file.companyId, ctx.session.companyId), eq(file.id, fileId)));
}

/** Keeps a file that the caller has stored under a name and that still waits for what refers to it; false: there is none. */
export async function keepOwnFile(ctx: Ctx, fileId: string, name: string): Promise<boolean> {
  const { companyId, userId } = ctx.session;
  const waits = and(gte(file.size, 0), gt(file.expiresAt, ctx.now), eq(file.name, name), eq(file.ownerUserId, userId));
  const kept = await ctx.tx
    .update(file)
    .set({ expiresAt: null })
    .where(and(eq(file.companyId, companyId), eq(file.id, fileId), waits))
    .returning({ id: file.id });
  return kept.length > 0;
}

/** Removes stored files that nothing refers to any more. */
export async function removeFiles(ctx: Ctx, fileIds: readonly string[]): Promise<void> {
  await ctx.tx.delete(file).where(and(eq(file.companyId, ctx.session.companyId), isAnyOf(file.id, fileIds)));
}

/** Removes a stored file that nothing refers to any more. */
export const removeFile = (ctx: Ctx, fileId: string): Promise<void> => removeFiles(ctx, [fileId]);

async function* chunksOf(ctx: Ctx, fileId: string): AsyncGenerator<Uint8Array> {
  const chunks = readByKeyset<Pick<typeof fileChunk.$inferSelect, 'no' | 'bytes'>>(ctx, 1, (later, after, size) =>
    later.tx
      .select({ no: fileChunk.no, bytes: fileChunk.bytes })
      .from(fileChunk)
      .where(
        and(
          eq(fileChunk.companyId, later.session.companyId),
          eq(fileChunk.fileId, fileId),
          after && gt(fileChunk.no, after.no),
        ),
      )
      .orderBy(asc(fileChunk.no))
      .limit(size),
  );
  for await (const { bytes } of chunks) yield bytes;
}

async function* inChunks(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    const buffer = Buffer.from(part as Uint8Array);
    parts.push(buffer);
    length += buffer.length;
    if (length < CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}
