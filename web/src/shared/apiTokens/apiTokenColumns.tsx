import { Box, HStack } from '@chakra-ui/react';
import { formatDateTime } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { StatusDot } from '../../ui/StatusDot';
import type { Column } from '../../ui/table/columns';
import { RowActions } from '../../ui/table/RowActions';
import type { ApiToken } from './useApiTokens';

/** Name, rights, status and times of a token; only one that works can be revoked. */
export function useApiTokenColumns(revoke: (token: ApiToken) => Promise<void>): Column<ApiToken>[] {
  const t = useT();
  const label = useEnumLabel();
  return [
    {
      id: 'name',
      header: t('platform.tokens.name'),
      width: 150,
      maxWidth: 300,
      cell: ({ name, ending }) => (
        <HStack justify="space-between">
          <Box as="span" truncate title={name}>
            {name}
          </Box>
          <Box as="span" color="fg.subtle" fontFamily="mono" flexShrink={0}>
            …{ending}
          </Box>
        </HStack>
      ),
    },
    {
      id: 'rights',
      header: t('platform.tokens.rights'),
      width: 130,
      cell: ({ readOnly, allowExport }) =>
        [t(readOnly ? 'platform.tokens.read' : 'platform.tokens.write'), allowExport && t('platform.tokens.files')]
          .filter(Boolean)
          .join(' · '),
    },
    {
      id: 'status',
      header: t('platform.tokens.state'),
      cell: ({ status }) => (
        <StatusDot tone={status === 'ACTIVE' ? 'approved' : 'closed'} label={label('ApiTokenStatus', status)} />
      ),
    },
    {
      id: 'lastUsed',
      header: t('platform.tokens.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t('platform.tokens.neverUsed')),
    },
    { id: 'expires', header: t('platform.tokens.expires'), cell: ({ expiresAt }) => formatDateTime(expiresAt) },
    { id: 'created', header: t('platform.tokens.created'), cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (token) =>
        token.status === 'ACTIVE' && (
          <RowActions
            actions={[
              { id: 'revoke', label: t('platform.tokens.revoke'), danger: true, onSelect: () => void revoke(token) },
            ]}
          />
        ),
    },
  ];
}
