import sharp from 'sharp';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { invalid } from './failure.ts';
import type { PictureSize } from './picture-size.ts';

const SIDE = LIMITS.avatarCropPx;

/** Draws the picture of an account. */
export const drawAvatar = (file: Buffer): Promise<Buffer> => drawPicture(file, { width: SIDE, height: SIDE });

/**
 * Draws the middle of a picture anew as a jpeg of a size: what is stored and served are bytes of ours, so nothing of the
 * sender's file is left, neither where it was taken nor what was hidden behind its last pixel. Of a moving picture the
 * first frame.
 */
export async function drawPicture(file: Buffer, { width, height }: PictureSize): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: LIMITS.imageSizeMaxPx ** 2, failOn: 'error', pages: 1 })
      .timeout({ seconds: 10 })
      // A camera turns its pictures in words, which are left behind as well.
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    throw invalid('file', 'PICTURE_TYPE');
  }
}
