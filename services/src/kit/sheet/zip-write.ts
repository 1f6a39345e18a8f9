import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Written {
  name: string;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

// Sizes follow the data (flag 8) because they are unknown while streaming; flag 0x800 says names are UTF-8.
const FLAGS = 0x808;
// 1980-01-01: the same rows give the same bytes whenever the file is made.
const DOS_DATE = 0x21;

function localHeader(name: string): Buffer {
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  header.write(name, 30, 'latin1');
  return header;
}

function descriptor(entry: Written): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(entry.crc, 4);
  bytes.writeUInt32LE(entry.packed, 8);
  bytes.writeUInt32LE(entry.unpacked, 12);
  return bytes;
}

function directory(entries: readonly Written[], offset: number): Buffer {
  const records = entries.map((entry) => {
    const record = Buffer.alloc(46 + entry.name.length);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(20, 4);
    record.writeUInt16LE(20, 6);
    record.writeUInt16LE(FLAGS, 8);
    record.writeUInt16LE(8, 10);
    record.writeUInt16LE(DOS_DATE, 14);
    record.writeUInt32LE(entry.crc, 16);
    record.writeUInt32LE(entry.packed, 20);
    record.writeUInt32LE(entry.unpacked, 24);
    record.writeUInt16LE(entry.name.length, 28);
    record.writeUInt32LE(entry.offset, 42);
    record.write(entry.name, 46, 'latin1');
    return record;
  });
  const size = records.reduce((sum, record) => sum + record.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...records, end]);
}

/** Joins small texts so that the packer gets few large writes. */
async function* inBlocks(texts: AsyncIterable<string> | Iterable<string>): AsyncIterable<Buffer> {
  let block = '';
  for await (const text of texts) {
    block += text;
    if (block.length < 65_536) continue;
    yield Buffer.from(block);
    block = '';
  }
  if (block) yield Buffer.from(block);
}

async function* deflated(blocks: AsyncIterable<Buffer>, entry: Written): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const block of blocks) {
      entry.crc = crc32(block, entry.crc);
      entry.unpacked += block.length;
      yield block;
    }
  }
  const packer = createDeflateRaw({ level: 6 });
  // pipeline() carries a failing source to the reader below, and an aborted reader back to the source.
  pipeline(Readable.from(counted()), packer, () => undefined);
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

/** A zip file as a stream of bytes, one entry after the other; nothing is held in memory but the list of entries. */
export async function* writeZip(
  files: readonly [name: string, texts: AsyncIterable<string> | Iterable<string>][],
): AsyncIterable<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const [name, texts] of files) {
    const entry: Written = { name, crc: 0, packed: 0, unpacked: 0, offset };
    const header = localHeader(name);
    yield header;
    yield* deflated(inBlocks(texts), entry);
    yield descriptor(entry);
    offset += header.length + entry.packed + 16;
    written.push(entry);
  }
  yield directory(written, offset);
}
