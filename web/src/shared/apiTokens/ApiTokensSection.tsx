import { Box, Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { useCapabilities } from '../../session/capabilities';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/list/Pager';
import { SectionCard } from '../../ui/Panel';
import { DataTable } from '../../ui/table/DataTable';
import { useApiTokenChoicesQuery } from './apiTokens.gen';
import { useApiTokenColumns } from './apiTokenColumns';
import { ApiTokensEmpty } from './ApiTokensEmpty';
import { CreateApiToken } from './CreateApiToken';
import { NewApiToken } from './NewApiToken';
import { useApiTokens } from './useApiTokens';

/** Tokens of the caller's scripts; nothing where the connected services know none. */
export function ApiTokensSection() {
  const { apiTokens } = useCapabilities();
  const { data } = useApiTokenChoicesQuery({ skip: !apiTokens, context: { quiet: true } });
  if (!data) return null;
  return (
    <Tokens
      exports={data.me?.pagePermissions.some(({ allowExport }) => allowExport) ?? false}
      explores={data.pagePermission?.allowVisit ?? false}
    />
  );
}

function Tokens({ exports, explores }: { exports: boolean; explores: boolean }) {
  const t = useT();
  const list = useApiTokens();
  const columns = useApiTokenColumns(list.revoke);
  const [creating, setCreating] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const create = (
    <Button variant="solid" onClick={() => setCreating(true)}>
      <PlusIcon />
      {t('platform.tokens.create')}
    </Button>
  );
  const none = list.total === 0 && !list.loading && !list.failed;
  return (
    <SectionCard
      id="tokens"
      title={t('platform.tokens.title')}
      hint={t('platform.tokens.purpose')}
      actions={!none && create}
    >
      <Box m={{ base: '-4', md: '-5' }}>
        {none ? (
          <ApiTokensEmpty create={create} explores={explores} />
        ) : (
          <DataTable
            label={t('platform.tokens.title')}
            columns={columns}
            rows={list.tokens}
            rowKey={({ id }) => id}
            loading={list.loading}
            empty={<EmptyState compact kind="failed" onRetry={list.refetch} />}
          />
        )}
        {list.total > list.page.pageSize && <Pager page={list.page} total={list.total} onPage={list.setPageNo} />}
      </Box>
      {creating && <CreateApiToken exports={exports} onCreated={setToken} onClose={() => setCreating(false)} />}
      {token && <NewApiToken token={token} onClose={() => setToken(null)} />}
    </SectionCard>
  );
}
