import { Button } from '@chakra-ui/react';
import { FileSpreadsheetIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { DropMenu } from '../../../../ui/DropMenu';
import { type Plan, refusal } from '../planModel';
import { ModuleScoresDialog, PastResultsDialog, SatisfactionDialog, TargetsDialog } from './FileDialogs';

const TASKS = {
  targets: { action: 'setSubordinateTargets', dialog: TargetsDialog },
  moduleScores: { action: 'importScore', dialog: ModuleScoresDialog },
  satisfaction: { action: 'importScore', dialog: SatisfactionDialog },
  pastResults: { action: 'importResults', dialog: PastResultsDialog },
} as const;
type Task = keyof typeof TASKS;

/** What comes into a plan by file, as far as its stage lets it; nothing where it lets nothing in. */
export function PlanFiles({ plan }: { plan: Plan }) {
  const t = useT();
  const [task, setTask] = useState<Task | null>(null);
  const imports = plan.modules.some(({ parts }) => parts.some(({ scoreMethod }) => scoreMethod === 'IMPORTED'));
  const offered = (Object.keys(TASKS) as Task[]).filter(
    // Where no part is scored by import, no file of such scores can be taken.
    (one) => refusal(plan, TASKS[one].action) === null && (one !== 'moduleScores' || imports),
  );
  if (offered.length === 0) return null;
  const Dialog = task && TASKS[task].dialog;
  return (
    <>
      <Can do="edit">
        <DropMenu
          trigger={
            <Button>
              <FileSpreadsheetIcon />
              {t('performance.files')}
            </Button>
          }
          entries={offered.map((one) => ({
            id: one,
            label: t(`performance.files.${one}`),
            onSelect: () => setTask(one),
          }))}
        />
      </Can>
      {Dialog && <Dialog plan={plan} onClose={() => setTask(null)} />}
    </>
  );
}
