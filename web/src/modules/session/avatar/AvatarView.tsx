import { Button, chakra, Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';

interface Props {
  url: string;
  name: string;
  /** Null where the picture may not be changed. */
  restoreDefault: (() => Promise<string | null>) | null;
}

/** The picture as others see it, and the way back to the default one. */
export function AvatarView({ url, name, restoreDefault }: Props) {
  const t = useT();
  const restore = async () => {
    const yes = await confirm({
      title: t('session.avatar.restore'),
      body: t('session.avatar.restore.body'),
      action: t('session.avatar.restore'),
      danger: true,
    });
    if (!yes) return;
    const problem = await restoreDefault?.();
    if (problem) toast.error(problem);
    else toast.success(t('session.avatar.restored'));
  };
  return (
    <Stack gap="4" align="center" py="4">
      <chakra.img src={url} alt={t('session.avatar.of', { name })} boxSize="100px" rounded="full" />
      {restoreDefault && <Button onClick={() => void restore()}>{t('session.avatar.restore')}</Button>}
    </Stack>
  );
}
