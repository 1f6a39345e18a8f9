import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import { DialogFrame } from '../../ui/DialogFrame';
import { StageSteps } from '../../ui/flow/StageSteps';
import type { NextStep } from './DoneStep';
import type { ImportAdapter, ImportStep } from './importAdapter';
import { ImportStepBody } from './ImportStepBody';
import { useImport } from './useImport';

interface Props {
  title: string;
  adapter: ImportAdapter;
  /** Called on leaving; `changed` tells whether rows were taken over. */
  onClose: (changed: boolean) => void;
  /** What one does next with what was taken over. */
  next?: NextStep | undefined;
}

const stages = ['upload', 'mapping', 'review', 'done'] as const;
const labels = {
  upload: 'import.step.upload',
  mapping: 'import.step.mapping',
  review: 'import.step.review',
  done: 'import.step.done',
} as const;
const stageOf: Record<ImportStep['at'], number> = {
  upload: 0,
  mapping: 1,
  checking: 2,
  review: 2,
  committing: 3,
  done: 3,
  undoing: 3,
  undone: 3,
  failed: 3,
};

/** Upload, mapping, dry run with the rows' errors, taking over. Mount it to open it. */
export function ImportWizard({ title, adapter, onClose, next }: Props) {
  const t = useT();
  const flow = useImport(adapter);
  const { at } = flow.step;
  const now = stageOf[at];
  const close = async () => {
    const open = at === 'mapping' || at === 'checking' || at === 'review';
    if (
      open &&
      !(await confirm({
        title: t('import.leave.title'),
        body: t('import.leave.body'),
        action: t('import.leave.action'),
        cancel: t('import.leave.stay'),
        danger: true,
      }))
    )
      return;
    onClose(['committing', 'done', 'undoing', 'undone'].includes(at));
  };
  return (
    <DialogFrame title={title} size="xl" keepsInput onClose={() => void close()}>
      <StageSteps
        label={title}
        stages={stages.map((id, i) => ({
          id,
          label: t(labels[id]),
          state: i < now || at === 'done' || at === 'undone' ? 'done' : i === now ? 'current' : 'waiting',
        }))}
      />
      <ImportStepBody flow={flow} adapter={adapter} onClose={() => void close()} next={next} />
    </DialogFrame>
  );
}
