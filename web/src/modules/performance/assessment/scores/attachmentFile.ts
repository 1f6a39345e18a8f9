import { ATTACHMENT_TYPES, LIMITS } from '@hengcai/shared/rules/limits';
import type { MessageId } from '../../../../i18n/ids';

export const ACCEPTED_ATTACHMENTS = ATTACHMENT_TYPES.map((type) => `.${type}`).join(',');
const NAME = new RegExp(`\\.(${ATTACHMENT_TYPES.join('|')})$`, 'i');

/** What keeps a file from being attached and can be said before it is sent; the server looks at its bytes. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): MessageId | null {
  if (!NAME.test(name)) return 'performance.attachment.wrongType';
  return size > LIMITS.uploadBytesMax ? 'performance.file.tooLarge' : null;
}
