import { Stack } from '@chakra-ui/react';
import { factorPoints } from '@hengcai/shared/rules/position/evaluation';
import { DASH, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { criteriaOf, gradeName } from './criteriaModel';
import type { PositionEvaluationFormFragment } from './evaluation.gen';
import { points, Spread } from './EvaluationFacts';

type Evaluator = PositionEvaluationFormFragment['evaluators'][number];

/** What the evaluators came to, one by one and together. */
export function ResultCard({ detail }: { detail: PositionEvaluationFormFragment }) {
  const t = useT();
  const { evaluation, options, evaluators } = detail;
  const criteria = criteriaOf(options);
  const columns: Column<Evaluator>[] = [
    {
      id: 'who',
      header: t('position.evaluation.evaluator'),
      width: 150,
      cell: ({ employee }) =>
        employee ? <Person person={{ name: localName(employee), number: employee.number }} /> : DASH,
    },
    {
      id: 'state',
      header: t('position.state'),
      width: 150,
      cell: ({ submittedAt }) =>
        submittedAt ? (
          <StatusDot tone="approved" label={formatDateTime(submittedAt)} />
        ) : (
          <StatusDot tone="neutral" label={t('position.evaluation.notSubmitted')} />
        ),
    },
    ...options.factors.map(({ name }, at): Column<Evaluator> => ({
      id: `factor${at}`,
      header: name,
      numeric: true,
      width: 100,
      cell: ({ submittedAt, choices }) => points(submittedAt ? factorPoints(criteria, choices)[at] : null),
    })),
    {
      id: 'total',
      header: t('position.evaluation.total.column'),
      numeric: true,
      width: 100,
      cell: ({ total }) => points(total),
    },
  ];
  return (
    <SectionCard id="result" title={t('position.evaluation.result')} hint={t('position.evaluation.result.hint')}>
      <Stack gap="5">
        <Facts
          items={[
            { label: t('position.evaluation.mean'), value: points(evaluation.mean) },
            {
              label: t('position.evaluation.spread'),
              value: <Spread lowest={evaluation.lowest} highest={evaluation.highest} />,
            },
            { label: t('position.grade'), value: orDash(gradeName(options, evaluation.mean)) },
          ]}
        />
        <DataTable
          label={t('position.evaluation.evaluators')}
          rows={evaluators}
          rowKey={({ employee, isMe }) => employee?.id ?? String(isMe)}
          columns={columns}
          empty={<EmptyState compact title={t('position.evaluation.noEvaluators')} />}
        />
      </Stack>
    </SectionCard>
  );
}
