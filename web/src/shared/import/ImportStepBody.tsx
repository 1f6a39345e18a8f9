import { Button, Flex, Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { JobProgress } from '../jobs/JobProgress';
import { DoneStep, type NextStep } from './DoneStep';
import type { ImportAdapter } from './importAdapter';
import { MappingStep } from './MappingStep';
import { ReviewStep } from './ReviewStep';
import { UndoneStep } from './UndoneStep';
import { UploadStep } from './UploadStep';
import type { ImportFlow } from './useImport';

/** The body of the step the wizard is at. */
export function ImportStepBody({
  flow,
  adapter,
  onClose,
  next,
}: {
  flow: ImportFlow;
  adapter: ImportAdapter;
  onClose: () => void;
  next?: NextStep | undefined;
}) {
  const t = useT();
  const { step } = flow;
  switch (step.at) {
    case 'upload':
      return <UploadStep flow={flow} adapter={adapter} />;
    case 'mapping':
      return <MappingStep key={step.summary.id} flow={flow} adapter={adapter} summary={step.summary} />;
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
      return <DoneStep flow={flow} adapter={adapter} summary={step.summary} onClose={onClose} next={next} />;
    case 'undoing':
      return (
        <JobProgress
          key={step.jobId}
          jobId={step.jobId}
          label={t('import.undoing')}
          onDone={() => void flow.undone(step.summary)}
          onFailed={(job) => flow.notUndone(step.summary, job.message)}
        />
      );
    case 'undone':
      return <UndoneStep adapter={adapter} summary={step.summary} onClose={onClose} />;
    case 'failed':
      return (
        <EmptyState
          compact
          kind="failed"
          title={t('import.failed.title')}
          hint={step.reason ?? ''}
          action={
            <Flex gap="2" wrap="wrap" justify="center">
              <Button onClick={flow.restart}>{t('import.restart')}</Button>
              <Button variant="solid" onClick={() => flow.backToMapping(step.summary)}>
                {t('import.backToMapping')}
              </Button>
            </Flex>
          }
        />
      );
  }
}
