import { AVATAR_TYPES, LIMITS } from '@hengcai/shared/rules/limits';
import type { MessageId } from '../../../i18n/ids';

/** A picture that was chosen and can be cut; `url` is to be revoked when it is done with. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Why a file cannot become the own picture. */
export type PictureProblem = Extract<
  MessageId,
  'session.avatar.wrongType' | 'session.avatar.tooLarge' | 'session.avatar.tooBig'
>;

export const ACCEPTED_PICTURES = AVATAR_TYPES.map((type) => `.${type}`).join(',');
const NAME = new RegExp(`\\.(${AVATAR_TYPES.join('|')})$`, 'i');
const TYPES = new Set(['image/jpeg', 'image/png', 'image/gif']);

/** What can be said of a file before it is read (specification 2 and 8); the server looks at its bytes. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PictureProblem | null {
  if (!NAME.test(name) || !TYPES.has(type)) return 'session.avatar.wrongType';
  return size > LIMITS.uploadBytesMax ? 'session.avatar.tooLarge' : null;
}

/** What can be said of a picture that was read. */
export const sizeProblem = ({ width, height }: Omit<Picture, 'url'>): PictureProblem | null =>
  Math.max(width, height) > LIMITS.imageSizeMaxPx ? 'session.avatar.tooBig' : null;

/** Reads a chosen file; answers the picture, or why it is none. */
export async function readPicture(file: File): Promise<Picture | PictureProblem> {
  const unfit = fileProblem(file);
  if (unfit) return unfit;
  const picture = await decode(URL.createObjectURL(file));
  if (picture === null) return 'session.avatar.wrongType';
  const problem = sizeProblem(picture);
  if (problem) URL.revokeObjectURL(picture.url);
  return problem ?? picture;
}

function decode(url: string): Promise<Picture | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ url, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => {
      URL.revokeObjectURL(url);
      resolve(null);
    };
    image.src = url;
  });
}
