import { crc32, createInflateRaw } from 'node:zlib';
import { SheetRefused } from './limits.ts';

const MAX_ENTRIES = 200;
const MAX_UNPACKED = 50 * 1024 * 1024;
const MAX_RATIO = 100;
/** Small entries pack well by nature (a sheet of equal cells), so the ratio is judged above this size only. */
const RATIO_FROM = 1024 * 1024;

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 1;
/** Where a size stands in a record of its own, which files of five megabytes have no reason for. */
const ZIP64 = 0xffffffff;

/** One file of an archive, still packed; its sizes are promises of the directory that unpacking holds it to. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  unpacked: number;
  data: Buffer;
}

const unreadable = () => new SheetRefused('FILE_UNREADABLE');

/**
 * The files of an archive by name, read from its central directory before anything is unpacked; a bomb is refused here.
 * Every entry must lie in bytes of its own: entries that share them are how a small file promises petabytes.
 */
export function zipEntries(file: Buffer): Map<string, ZipEntry> {
  const { count, offset } = directoryOf(file);
  if (count > MAX_ENTRIES) throw new SheetRefused('FILE_TOO_LARGE');
  const entries = new Map<string, ZipEntry>();
  const places: [from: number, to: number][] = [];
  for (let at = offset, i = 0; i < count; i += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) throw unreadable();
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const name = nameOf(file.toString('utf8', at + 46, nameEnd));
    const { from, start } = placeOf(file, file.readUInt32LE(at + 42), offset);
    const packed = file.readUInt32LE(at + 20);
    const unpacked = file.readUInt32LE(at + 24);
    const isEncrypted = (file.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    if (isEncrypted || packed === ZIP64 || unpacked === ZIP64 || start + packed > offset || entries.has(name))
      throw unreadable();
    places.push([from, start + packed]);
    entries.set(name, {
      name,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      unpacked,
      data: file.subarray(start, start + packed),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  refuseOverlap(places);
  refuseBomb([...entries.values()], file.length);
  return entries;
}

/** Where the directory is; the record that says so must be the last thing in the file. */
function directoryOf(file: Buffer): { count: number; offset: number } {
  const end = file.lastIndexOf(END);
  if (end < 0 || end + 22 > file.length || end + 22 + file.readUInt16LE(end + 20) !== file.length) throw unreadable();
  const offset = file.readUInt32LE(end + 16);
  if (offset > end) throw unreadable();
  return { count: file.readUInt16LE(end + 10), offset };
}

/** Nothing is ever written under these names; one that leads out of the archive still says what its maker is after. */
function nameOf(written: string): string {
  const name = written.replaceAll('\\', '/');
  if (name.startsWith('/') || name.split('/').includes('..') || name.includes('\0')) throw unreadable();
  return name;
}

function placeOf(file: Buffer, from: number, limit: number): { from: number; start: number } {
  if (from + 30 > limit || file.readUInt32LE(from) !== LOCAL) throw unreadable();
  return { from, start: from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28) };
}

function refuseOverlap(places: [from: number, to: number][]): void {
  places.sort(([a], [b]) => a - b);
  if (places.some(([from], i) => i > 0 && from < (places[i - 1]?.[1] ?? 0))) throw unreadable();
}

function refuseBomb(entries: readonly ZipEntry[], fileSize: number): void {
  const isTight = (unpacked: number, packed: number) => unpacked > RATIO_FROM && unpacked > packed * MAX_RATIO;
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb =
    total > MAX_UNPACKED ||
    isTight(total, fileSize) ||
    entries.some(({ unpacked, data }) => isTight(unpacked, data.length));
  if (isBomb) throw new SheetRefused('FILE_TOO_LARGE');
}

/** Bytes of one entry as a stream; it stops where the directory said it would end, which is how a lying one is found out. */
export async function* unpack(entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let crc = 0;
  for await (const chunk of inflated(entry)) {
    size += chunk.length;
    if (size > entry.unpacked) throw unreadable();
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.unpacked || crc !== entry.crc) throw unreadable();
}

async function* inflated({ method, data }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield data;
    return;
  }
  if (method !== 8) throw unreadable();
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  inflate.end(data);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch {
    throw unreadable();
  }
}
