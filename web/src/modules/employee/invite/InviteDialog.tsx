import { Button, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { JobProgress } from '../../../shared/jobs/JobProgress';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { DialogFrame } from '../../../ui/DialogFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { ProgressBar } from '../../../ui/ProgressBar';
import { InvitationCards } from './InvitationCards';
import { InviteChoice, WAY_TEXTS } from './InviteChoice';
import { useInvite } from './useInvite';
import { reached } from './ways';

interface Props {
  /** Those chosen; null: all who have never signed in. */
  employeeIds: readonly string[] | null;
  onClose: () => void;
}

/** Asking people in who have never signed in: by which way, whom it reaches, and who is left out and why. */
export function InviteDialog({ employeeIds, onClose }: Props) {
  const t = useT();
  const invite = useInvite(employeeIds);
  const { counts, step, way, again, busy } = invite;
  if (step.at === 'cards') return <InvitationCards print={step.print} onClose={onClose} />;
  const count = counts ? reached(counts, way, again) : 0;
  const unmailed = step.at === 'done' && way === 'mail' && counts?.loginWay === 'DEFAULT' ? counts.withoutEmail : 0;
  return (
    <DialogFrame
      title={t(employeeIds ? 'employee.invite.chosen' : 'employee.invite.all')}
      size="md"
      keepsInput
      onClose={step.at === 'making' ? undefined : onClose}
      footer={
        step.at === 'choice' ? (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button variant="solid" loading={busy} disabled={count === 0} onClick={invite.run}>
              {t(WAY_TEXTS[way].action, { count })}
            </Button>
          </>
        ) : (
          step.at !== 'making' && (
            <>
              <Button onClick={onClose}>{t(step.at === 'done' ? 'employee.invite.finish' : 'ui.close')}</Button>
              {unmailed > 0 && (
                <Button variant="solid" onClick={invite.goOn}>
                  {t('employee.invite.goOn', { count: unmailed })}
                </Button>
              )}
            </>
          )
        )
      }
    >
      {step.at === 'choice' &&
        (invite.failed ? (
          <EmptyState compact kind="failed" onRetry={invite.refetch} />
        ) : counts === null ? (
          <Skeleton h="40" />
        ) : (
          <InviteChoice counts={counts} way={way} again={again} onWay={invite.setWay} onAgain={invite.setAgain} />
        ))}
      {step.at === 'mailing' && (
        <JobProgress
          jobId={step.jobId}
          label={t('employee.invite.mailing')}
          onDone={(job) => invite.done(job.message ?? '')}
          onFailed={(job) => invite.done(job.message ?? t('employee.invite.failed'))}
        />
      )}
      {step.at === 'making' && (
        <>
          <ProgressBar label={t('employee.invite.making')} done={0} total={null} />
          <Text color="fg.muted">{t('employee.invite.making.hint')}</Text>
        </>
      )}
      {step.at === 'done' && (
        <Stack role="status" gap="1">
          <Text>{step.message}</Text>
          {unmailed > 0 && <Text>{t('employee.invite.unmailed', { count: unmailed })}</Text>}
        </Stack>
      )}
    </DialogFrame>
  );
}
