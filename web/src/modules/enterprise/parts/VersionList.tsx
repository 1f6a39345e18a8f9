import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { SnowflakeIcon } from 'lucide-react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { Panel } from '../../../ui/Panel';
import { StatusDot } from '../../../ui/StatusDot';
import { Tip } from '../../../ui/Tip';
import type { Version } from '../contentModel';

/** Content versions, newest first; the chosen one is shown beside. */
export function VersionList({
  versions,
  chosen,
  onChoose,
}: {
  versions: readonly Version[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  return (
    <Panel
      as="nav"
      aria-label={t('enterprise.template.versions')}
      overflow="hidden"
      position={{ lg: 'sticky' }}
      top={{ lg: '128px' }}
    >
      <Text px="4" py="3" fontWeight="medium" borderBottomWidth="1px">
        {t('enterprise.template.versions')}
      </Text>
      {versions.map((version) => (
        <chakra.button
          key={version.id}
          type="button"
          onClick={() => onChoose(version.id)}
          aria-current={version.id === chosen ? 'true' : undefined}
          display="block"
          w="full"
          textAlign="start"
          px="4"
          py="2.5"
          cursor="pointer"
          borderInlineStartWidth="3px"
          borderColor={version.id === chosen ? 'brand.solid' : 'transparent'}
          bg={version.id === chosen ? 'brand.subtle' : undefined}
          _hover={{ bg: version.id === chosen ? 'brand.subtle' : 'bg.subtle' }}
        >
          <HStack justify="space-between" gap="2">
            <Text truncate>{version.name}</Text>
            <VersionMarks version={version} />
          </HStack>
          <Box color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
            {t('enterprise.version.updated', { at: formatDateTime(version.updatedAt) })}
          </Box>
        </chakra.button>
      ))}
    </Panel>
  );
}

/** Enabled, and frozen where it was enabled once. */
export function VersionMarks({ version }: { version: Pick<Version, 'enabled' | 'frozen'> }) {
  const t = useT();
  if (version.enabled) return <StatusDot tone="approved" label={t('enterprise.version.on')} />;
  if (!version.frozen) return <StatusDot tone="neutral" label={t('enterprise.version.draft')} />;
  return (
    <Tip content={t('enterprise.version.frozen.hint')}>
      <Badge variant="outline" color="fg.muted">
        <SnowflakeIcon aria-hidden />
        {t('enterprise.version.frozen')}
      </Badge>
    </Tip>
  );
}
