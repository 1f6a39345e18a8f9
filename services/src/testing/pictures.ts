import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, made by a real encoder. */
export const plain = (width: number, height: number, colour = '#3366cc'): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A picture of noise, which no encoder makes small. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#888' },
  });

/** Bytes with a whole number written over some of them; both orders of bytes occur in pictures. */
export function patched(file: Buffer, at: number, value: number, order: 'BE' | 'LE', size: 2 | 4 = 4): Buffer {
  const copy = Buffer.from(file);
  if (order === 'BE') copy.writeUIntBE(value, at, size);
  else copy.writeUIntLE(value, at, size);
  return copy;
}

/** Where the frame of a jpeg says its height and then its width. */
export const frameOf = (jpeg: Buffer): number => jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
