import type { Mends } from '@hengcai/shared/rules/employee/import-mending';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { FileFailure } from '../../session/files';
import { tellPageError } from '../../session/pageErrors';
import { randomId } from '../../ui/randomId';
import { toast } from '../../ui/toast';
import type {
  FieldRefusal,
  ImportAdapter,
  ImportColumn,
  ImportStep,
  ImportSummary,
  JobOrRefusal,
} from './importAdapter';

/** The wizard's steps over an adapter. Failures of calls have been told by a toast; the step then stays. */
export function useImport(adapter: ImportAdapter) {
  const t = useT();
  const [step, setStep] = useState<ImportStep>({ at: 'upload' });
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);
  const key = useRef(randomId());

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => {
      if (error instanceof FileFailure) toast.error(error.message);
      else void tellPageError(error);
    });
    setBusy(false);
    setSent(null);
  };
  const started = (answer: JobOrRefusal, next: (jobId: string) => ImportStep) => {
    if ('refusal' in answer) toast.error(answer.refusal);
    else setStep(next(answer.jobId));
  };
  const upload = (file: File) =>
    run(async () => {
      const id = await adapter.upload(file, (done, total) => setSent({ done, total }));
      setStep({ at: 'mapping', summary: await adapter.summary(id) });
    });
  const check = (summary: ImportSummary, columns: readonly ImportColumn[], closeMissing: boolean) =>
    run(async () => {
      const mapping = columns.map(({ header, field }) => ({ header, field }));
      started(await adapter.map(summary.id, mapping, closeMissing), (jobId) => ({
        at: 'checking',
        summary: { ...summary, columns, closeMissing },
        jobId,
      }));
    });
  const review = (summary: ImportSummary) =>
    run(async () => setStep({ at: 'review', summary: await adapter.summary(summary.id) }));
  /** Answers what was refused of the decisions, each at its field. */
  const mend = async (summary: ImportSummary, mends: Mends): Promise<readonly FieldRefusal[]> => {
    let refused: readonly FieldRefusal[] = [];
    await run(async () => {
      const answer = await adapter.mend(summary.id, mends);
      if ('errors' in answer) refused = answer.errors;
      started(answer, (jobId) => ({ at: 'checking', summary, jobId }));
    });
    return refused;
  };
  /** Back to the columns, with everything that was chosen and decided. */
  const backToMapping = (summary: ImportSummary) => setStep({ at: 'mapping', summary });
  const commit = (summary: ImportSummary, leaveErrors: boolean) =>
    run(async () => {
      started(await adapter.commit(summary.id, key.current, leaveErrors), (jobId) => ({
        at: 'committing',
        summary,
        jobId,
      }));
    });
  const done = (summary: ImportSummary) =>
    run(async () => setStep({ at: 'done', summary: await adapter.summary(summary.id) }));
  const undo = (summary: ImportSummary) =>
    run(async () => {
      if (adapter.undo)
        started(await adapter.undo(summary.id, randomId()), (jobId) => ({ at: 'undoing', summary, jobId }));
    });
  /** Of an import that was taken over before this wizard was opened. */
  const undoRecent = (id: string) =>
    run(async () => {
      const summary = await adapter.summary(id);
      if (adapter.undo) started(await adapter.undo(id, randomId()), (jobId) => ({ at: 'undoing', summary, jobId }));
    });
  const undone = (summary: ImportSummary) =>
    run(async () => setStep({ at: 'undone', summary: await adapter.summary(summary.id) }));
  const notUndone = (summary: ImportSummary, reason: string | null) => {
    toast.error(reason ?? t('import.undo.failed'));
    setStep({ at: 'done', summary });
  };
  const fail = (summary: ImportSummary, reason: string | null) =>
    setStep({ at: 'failed', summary, reason: reason ?? t('import.failed') });
  const restart = () => {
    key.current = randomId();
    setStep({ at: 'upload' });
  };
  return {
    step,
    busy,
    sent,
    upload,
    check,
    review,
    mend,
    backToMapping,
    commit,
    done,
    undo,
    undoRecent,
    undone,
    notUndone,
    fail,
    restart,
  };
}
export type ImportFlow = ReturnType<typeof useImport>;
