import { Flex, Stack } from '@chakra-ui/react';
import { Facts } from '../../ui/Facts';
import type { Column } from '../../ui/table/columns';
import type { ApiToken } from './useApiTokens';

/** The tokens on the phone: what the table shows in columns, under each other. */
export function ApiTokenCards({
  tokens,
  columns,
}: {
  tokens: readonly ApiToken[];
  columns: readonly Column<ApiToken>[];
}) {
  const cell = (token: ApiToken, id: string) => columns.find((column) => column.id === id)?.cell(token);
  const facts = columns.filter(({ id }) => !['name', 'state', 'actions'].includes(id));
  return (
    <Stack as="ul" gap="0" divideY="1px" listStyleType="none">
      {tokens.map((token) => (
        <Stack as="li" key={token.id} p="4" gap="3">
          <div>{cell(token, 'name')}</div>
          <Facts items={facts.map((column) => ({ label: column.header, value: column.cell(token) }))} columns={2} />
          <Flex justify="space-between" align="center" minH="8">
            {cell(token, 'state')}
            {cell(token, 'actions')}
          </Flex>
        </Stack>
      ))}
    </Stack>
  );
}
