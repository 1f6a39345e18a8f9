import { Button, Flex, Text } from '@chakra-ui/react';
import { Undo2Icon } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../../i18n/useT';
import { useCurrentUser } from '../../session/currentUser';
import { useIdentitiesQuery } from '../../session/identities.gen';
import { switchIdentity } from '../../session/switchIdentity';

/** Over every page while somebody else is acted as: who acts as whom, and the way back. */
export function MirrorBar() {
  const t = useT();
  const { name, originalName, mirroredDepartmentName } = useCurrentUser();
  const { data } = useIdentitiesQuery({ context: { quiet: true } });
  // The header and what sticks below it make room.
  useEffect(() => {
    document.documentElement.dataset['mirror'] = '';
    return () => {
      delete document.documentElement.dataset['mirror'];
    };
  }, []);
  const original = data?.identities?.find((one) => one.original);
  const words = { name, original: originalName ?? '', department: mirroredDepartmentName ?? '' };
  return (
    <Flex
      role="status"
      data-sticks
      position="sticky"
      top="0"
      zIndex="banner"
      h="var(--mirror-height)"
      px={{ base: '3', md: '6' }}
      gap="3"
      align="center"
      justify="space-between"
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      data-html2canvas-ignore
    >
      <Text truncate>{t(mirroredDepartmentName ? 'app.mirror.department' : 'app.mirror.identity', words)}</Text>
      <Button
        size="xs"
        flexShrink={0}
        disabled={!original}
        onClick={() => original && void switchIdentity(original.id)}
      >
        <Undo2Icon />
        {t('app.mirror.back')}
      </Button>
    </Flex>
  );
}
