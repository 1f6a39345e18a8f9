import { waitInWords } from '@hengcai/shared/rules/waiting';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../i18n/language';
import { useT } from '../../i18n/useT';
import { ProgressBar } from '../../ui/ProgressBar';
import { type JobQuery, useJobQuery } from './job.gen';
import { useTimeLeft } from './timeLeft';

export type Job = NonNullable<JobQuery['job']>;

/** Often enough to look alive, rarely enough to cost nothing. */
const POLL_MS = 800;

interface Props {
  jobId: string;
  label: string;
  onDone: (job: Job) => void;
  onFailed?: (job: Job) => void;
}

/** Follows a job until it ends. The screen may be left: the job goes on without it. */
export function JobProgress({ jobId, label, onDone, onFailed }: Props) {
  const t = useT();
  const { data, stopPolling } = useJobQuery({
    variables: { id: jobId },
    pollInterval: POLL_MS,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const told = useRef<string | null>(null);
  const job = data?.job;
  useEffect(() => {
    if (!job || (job.status !== 'DONE' && job.status !== 'FAILED') || told.current === job.id) return;
    told.current = job.id;
    stopPolling();
    (job.status === 'DONE' ? onDone : onFailed)?.(job);
  }, [job, onDone, onFailed, stopPolling]);
  const done = job?.done ?? 0;
  const total = job?.total ?? null;
  const seconds = useTimeLeft(done, total);
  const left = seconds === null ? null : t('ui.progress.left', { time: waitInWords(seconds, currentLanguage()) });
  // Before it begins and when it has ended, the message says so; between, what is being done.
  return <ProgressBar label={label} done={done} total={total} phase={job?.message} left={left} />;
}
