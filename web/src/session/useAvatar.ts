import { useDeleteAvatarMutation, useMyAvatarQuery } from './avatar.gen';
import { uploadFile } from './files';

/** The own picture, the same wherever it is shown; null stands for the default one. */
export function useAvatar() {
  // What the shell has read already answers this from the cache.
  const { data, refetch } = useMyAvatarQuery({ context: { quiet: true } });
  const [remove] = useDeleteAvatarMutation();
  return {
    url: data?.me?.avatarUrl ?? null,
    async upload(picture: Blob): Promise<void> {
      await uploadFile('uploadprofile', new File([picture], 'avatar.jpg', { type: 'image/jpeg' }));
      await refetch();
    },
    /** Answers why it could not be removed, or null. */
    async restoreDefault(): Promise<string | null> {
      const { data: answer } = await remove();
      return answer?.deleteAvatar?.userErrors[0]?.message ?? null;
    },
  };
}
