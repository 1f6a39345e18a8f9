import { Button, Field, Stack, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { today } from '../../../../i18n/zone';
import { Can } from '../../../../session/Can';
import { TableImportDialog } from '../../../../shared/tableImport/TableImportDialog';
import { List } from '../../../../theme/parts/List';
import { DateInput } from '../../../../ui/input/DateInput';
import { useTold } from '../../useTold';
import type { Plan } from '../planModel';
import { usePlanSatisfactionQuery } from './files.gen';
import { usePlanFiles } from './usePlanFiles';

interface Props {
  plan: Plan;
  onClose: () => void;
}

/** What the file has to look like, and the file to fill in. */
function Intro({ text, onDownload }: { text: string; onDownload: () => Promise<unknown> }) {
  const t = useT();
  return (
    <Stack gap="3" align="flex-start">
      <Text>{text}</Text>
      <Can do="export">
        <Button onClick={() => void onDownload()}>
          <DownloadIcon />
          {t('performance.files.download')}
        </Button>
      </Can>
    </Stack>
  );
}

/** Scores of parts that are scored by import. */
export function ModuleScoresDialog({ plan, onClose }: Props) {
  const t = useT();
  const told = useTold();
  const files = usePlanFiles(plan);
  return (
    <TableImportDialog
      title={t('performance.files.moduleScores')}
      intro={
        <Intro
          text={sentences(t('performance.files.moduleScores.intro'), told('importScores'))}
          onDownload={files.moduleScores}
        />
      }
      operation="importAssessmentModuleScore"
      planId={plan.id}
      onTaken={files.refresh}
      onClose={onClose}
    />
  );
}

/** The indicators of many people. */
export function TargetsDialog({ plan, onClose }: Props) {
  const t = useT();
  const files = usePlanFiles(plan);
  return (
    <TableImportDialog
      title={t('performance.files.targets')}
      intro={<Intro text={t('performance.files.targets.intro')} onDownload={files.targets} />}
      operation="importAssessDetail"
      planId={plan.id}
      onTaken={files.refresh}
      onClose={onClose}
    />
  );
}

/** Results from elsewhere: they make the plan an imported one. */
export function PastResultsDialog({ plan, onClose }: Props) {
  const t = useT();
  const files = usePlanFiles(plan);
  return (
    <TableImportDialog
      title={t('performance.files.pastResults')}
      intro={<Intro text={t('performance.files.pastResults.intro')} onDownload={files.pastResults} />}
      operation="importperformance"
      planId={plan.id}
      onTaken={files.refresh}
      onClose={onClose}
    />
  );
}

/** Satisfaction scores of a day, beside the days that are there. */
export function SatisfactionDialog({ plan, onClose }: Props) {
  const t = useT();
  const told = useTold();
  const files = usePlanFiles(plan);
  const [day, setDay] = useState(today);
  const { data } = usePlanSatisfactionQuery({ variables: { id: plan.id }, fetchPolicy: 'cache-and-network' });
  const days = data?.assessmentPlan?.satisfactionDays ?? [];
  return (
    <TableImportDialog
      title={t('performance.files.satisfaction')}
      intro={
        <Stack gap="3">
          <Text>{sentences(t('performance.files.satisfaction.intro'), told('importScores'))}</Text>
          <Field.Root required maxW="280px">
            <Field.Label>{t('performance.files.satisfaction.day')}</Field.Label>
            <DateInput value={day} max={today()} onChange={(picked) => setDay(picked || today())} />
          </Field.Root>
          <Stack gap="1">
            <Text fontWeight="medium">{t('performance.files.satisfaction.days')}</Text>
            {days.length === 0 ? (
              <Text color="fg.muted">{t('performance.files.satisfaction.none')}</Text>
            ) : (
              <List.Root listStyleType="none" gap="1" maxH="30dvh" overflowY="auto" tabIndex={0}>
                {days.map(({ date, count, mean }) => (
                  <List.Item key={date}>
                    {t('performance.files.satisfaction.of', { date, count, mean: formatNumber(mean, 2) })}
                  </List.Item>
                ))}
              </List.Root>
            )}
          </Stack>
        </Stack>
      }
      operation="importSatisfactionScore"
      planId={plan.id}
      about={{ scoreDate: day }}
      onTaken={files.refresh}
      onClose={onClose}
    />
  );
}
