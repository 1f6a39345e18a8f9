import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { Checkbox } from '../../../../theme/parts/Checkbox';
import { EmptyState } from '../../../../ui/EmptyState';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { StatusDot } from '../../../../ui/StatusDot';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import type { Plan } from '../planModel';
import { type Line, matrixOf } from './matrixModel';

/** Who may do what in the plan as it is now, and what stands in the way of the others. */
export default function WhoMayDrawer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const reason = useIssueText();
  const [onlyNow, setOnlyNow] = useState(false);
  const { parties, groups } = matrixOf(plan, onlyNow);
  const columns: readonly Column<Line>[] = [
    {
      id: 'action',
      header: t('performance.matrix.action'),
      width: 150,
      cell: ({ action }) => t(`performance.matrix.do.${action}`),
    },
    ...parties.map((party): Column<Line> => ({
      id: party,
      header: t(`performance.matrix.party.${party}`),
      width: 60,
      cell: ({ verdicts }) => <Verdict allowed={verdicts[party]?.allowed} />,
    })),
    {
      id: 'why',
      header: t('performance.matrix.why'),
      width: 200,
      wide: true,
      cell: ({ reasons }) =>
        reasons.map((code) => (
          <Text key={code} whiteSpace="normal" minW="200px" textStyle="xs">
            {reason({ field: '', code })}
          </Text>
        )),
    },
  ];
  return (
    <ReadDrawer
      title={t('performance.matrix.title', { stage: label('AssessmentPlanStatus', plan.status) })}
      size="xl"
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('performance.matrix.hint')}</Text>
        <Checkbox.Root checked={onlyNow} onCheckedChange={(event) => setOnlyNow(event.checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('performance.matrix.now')}</Checkbox.Label>
        </Checkbox.Root>
        {groups.length === 0 && <EmptyState compact title={t('performance.matrix.nothing')} />}
        {groups.map(({ group, lines }) => (
          <Stack key={group} gap="2">
            <Heading as="h3" textStyle="md">
              {t(`performance.matrix.group.${group}`)}
            </Heading>
            <DataTable
              label={t(`performance.matrix.group.${group}`)}
              columns={columns}
              rows={lines}
              rowKey={({ action }) => action}
              density="compact"
              cards
            />
          </Stack>
        ))}
      </Stack>
    </ReadDrawer>
  );
}

function Verdict({ allowed }: { allowed: boolean | undefined }) {
  const t = useT();
  if (allowed === undefined) return orDash(null);
  return (
    <StatusDot
      tone={allowed ? 'approved' : 'neutral'}
      label={t(allowed ? 'performance.matrix.may' : 'performance.matrix.mayNot')}
    />
  );
}
