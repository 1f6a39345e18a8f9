import { Heading, Stack } from '@chakra-ui/react';
import { formatNumber, formatPercent, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { DataTable } from '../../../ui/table/DataTable';
import { type CalibrationScoresQuery, useCalibrationScoresQuery } from './calibration.gen';
import { ChangeTimeline } from './ChangeTimeline';
import type { CalibrationPerson } from './useCalibration';

type Part = NonNullable<NonNullable<CalibrationScoresQuery['assessmentPlan']>['calibrationScores']>['parts'][number];

interface Props {
  planId: string;
  person: CalibrationPerson;
  onClose: () => void;
}

/** How one person came to the result: the scores of each part, and what was adjusted since. */
export function ScoresDrawer({ planId, person, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useCalibrationScoresQuery({
    variables: { planId, employeeId: person.employee?.id ?? '' },
    fetchPolicy: 'network-only',
  });
  const scores = data?.assessmentPlan?.calibrationScores;
  const severalTemplates = new Set(scores?.parts.map(({ template }) => template?.id)).size > 1;
  return (
    <ReadDrawer
      title={t('performance.calib.scores.title', { name: localName(person.employee) })}
      size="md"
      onClose={onClose}
    >
      {error && !scores ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : (
        scores && (
          <Stack gap="5">
            <Facts
              columns={2}
              items={[
                {
                  label: t('performance.calib.raw'),
                  value: `${formatNumber(person.rawScore)} · ${orDash(person.rawLevelName)}`,
                },
                {
                  label: t('performance.calib.now'),
                  value: `${formatNumber(person.composedScore)} · ${orDash(person.levelName)}`,
                },
              ]}
            />
            {scores.parts.length > 0 && (
              <DataTable<Part>
                cards
                label={t('performance.calib.parts')}
                rows={scores.parts}
                rowKey={(part) => `${part.template?.id}.${part.id}`}
                columns={[
                  {
                    id: 'part',
                    header: t('performance.calib.part'),
                    cell: (part) => (severalTemplates ? `${part.template?.name} / ${part.name}` : part.name),
                  },
                  {
                    id: 'weight',
                    header: t('performance.calib.weight'),
                    numeric: true,
                    cell: (part) => formatPercent(part.weight),
                  },
                  {
                    id: 'self',
                    header: t('performance.calib.self'),
                    numeric: true,
                    cell: (part) => formatNumber(part.selfScore),
                  },
                  {
                    id: 'boss',
                    header: t('performance.calib.bossScore'),
                    numeric: true,
                    cell: (part) => formatNumber(part.bossScore),
                  },
                  {
                    id: 'score',
                    header: t('performance.calib.part.score'),
                    numeric: true,
                    cell: (part) => formatNumber(part.score),
                  },
                ]}
              />
            )}
            <Stack gap="3">
              <Heading as="h3" textStyle="md">
                {t('performance.calib.history')}
              </Heading>
              <ChangeTimeline entries={scores.history} />
            </Stack>
          </Stack>
        )
      )}
    </ReadDrawer>
  );
}
