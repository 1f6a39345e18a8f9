/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size a jpeg, png or gif says it has, read from its header alone: a few bytes may promise 65,535 x 65,535 pixels,
 * which no decoder is asked about before this has said no. Null when there is none to read.
 */
export function pictureSize(file: Buffer): PictureSize | null {
  if (file.length < 24) return null;
  const size =
    file[0] === 0x89
      ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
      : file[0] === 0x47
        ? { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
        : jpegSize(file);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The frame headers of all ways a jpeg can be coded; the other markers of this range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegSize(file: Buffer): PictureSize | null {
  for (let at = 2; at + 9 <= file.length;) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (isFrame(marker)) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    else {
      const length = file.readUInt16BE(at + 2);
      // A scan before any frame, or a segment shorter than its own length field: nothing an encoder writes.
      if (marker === 0xda || length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}
