import { Button, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { JobProgress } from '../jobs/JobProgress';
import type { ImportAdapter } from './importAdapter';
import { MappingStep } from './MappingStep';
import { ReviewStep } from './ReviewStep';
import { UploadStep } from './UploadStep';
import type { ImportFlow } from './useImport';

/** The body of the step the wizard is at. */
export function ImportStepBody({
  flow,
  adapter,
  onClose,
}: {
  flow: ImportFlow;
  adapter: ImportAdapter;
  onClose: () => void;
}) {
  const t = useT();
  const { step } = flow;
  switch (step.at) {
    case 'upload':
      return <UploadStep flow={flow} adapter={adapter} />;
    case 'mapping':
      return <MappingStep key={step.summary.id} flow={flow} summary={step.summary} />;
    case 'checking':
      return (
        <JobProgress
          key={step.jobId}
          jobId={step.jobId}
          label={t('import.checking')}
          onDone={() => void flow.review(step.summary)}
          onFailed={(job) => flow.fail(step.summary, job.message)}
        />
      );
    case 'review':
      return <ReviewStep flow={flow} adapter={adapter} summary={step.summary} />;
    case 'committing':
      return (
        <>
          <JobProgress
            key={step.jobId}
            jobId={step.jobId}
            label={t('import.committing')}
            onDone={() => void flow.done(step.summary)}
            onFailed={(job) => flow.fail(step.summary, job.message)}
          />
          <Text color="fg.muted">{t('import.committing.hint')}</Text>
        </>
      );
    case 'done':
      return (
        <>
          <Text fontSize="md">
            {t('import.done', {
              add: formatCount(step.summary.counts?.ADD ?? 0),
              change: formatCount(step.summary.counts?.CHANGE ?? 0),
              same: formatCount(step.summary.counts?.SAME ?? 0),
            })}
          </Text>
          <Flex justify="flex-end">
            <Button variant="solid" onClick={onClose}>
              {t('import.finish')}
            </Button>
          </Flex>
        </>
      );
    case 'failed':
      return (
        <EmptyState
          compact
          kind="failed"
          title={t('import.failed.title')}
          hint={step.reason ?? ''}
          action={<Button onClick={flow.restart}>{t('import.restart')}</Button>}
        />
      );
  }
}
