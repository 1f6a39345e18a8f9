import { Box, Input, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { DepartmentTreeView } from '../../../shared/pickers/DepartmentTreeView';
import { filterTree } from '../../../shared/pickers/departmentTree';
import { Panel } from '../../../ui/Panel';
import type { Departments } from '../list/useDepartments';

/** The tree at the left: search above it, vacant headships marked. */
export function DepartmentTree({ departments }: { departments: Departments }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const { tree, byId, picked, choose } = departments;
  const shown = useMemo(() => filterTree(tree, search), [tree, search]);
  const above = useMemo(() => {
    const line: string[] = [];
    for (let at = picked?.parent?.id; at && !line.includes(at); at = byId.get(at)?.parent?.id) line.push(at);
    return line;
  }, [picked, byId]);
  return (
    <Panel p="3" aria-label={t('org.tree')} as="section">
      <Input
        aria-label={t('org.search')}
        placeholder={t('org.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        mb="2"
      />
      <Box data-tree>
        <DepartmentTreeView
          key={`${above[0] ?? ''} ${tree.length}`}
          nodes={shown}
          value={picked ? [picked.id] : []}
          onPick={(ids) => choose(ids[0] ?? null)}
          multiple={false}
          label={t('org.tree')}
          expandAll={search.trim() !== ''}
          expanded={above}
          maxHeight="calc(100dvh - 260px)"
          mark={(id) =>
            byId.get(id)?.hasHead === false && (
              <Text as="span" ms="2" textStyle="xs" color="fg.muted">
                {t('org.vacant.short')}
              </Text>
            )
          }
        />
      </Box>
    </Panel>
  );
}
