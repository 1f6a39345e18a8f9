import { Box, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import { Below, Progress } from '../assessment/alignment/AlignedLines';
import type { DepartmentTargets } from './departmentModel';

/** By whose targets those of a department are served, level by level, and how far that brings them; nothing while none is. */
export function DepartmentServed({ alignment }: Pick<DepartmentTargets, 'alignment'>) {
  const t = useT();
  const served = alignment.targets.filter(({ department }) => department);
  if (served.length === 0) return null;
  return (
    <SectionCard id="served" title={t('performance.dept.served')} hint={t('performance.dept.served.hint')}>
      <Stack as="ul" gap="4" listStyleType="none">
        {served.map((target) => (
          <Box as="li" key={target.id}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {target.keyResult}
              <Progress target={target} />
            </Text>
            <Below id={target.id} alignment={alignment} path={[target.id]} />
          </Box>
        ))}
      </Stack>
    </SectionCard>
  );
}
