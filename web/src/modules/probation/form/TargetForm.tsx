import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { SectionCard } from '../../../ui/Panel';
import { type ProbationPlanFormFragment, useSaveProbationTargetsMutation } from '../plan/plan.gen';
import { figure, type FormRow, newRow, toFormRow, typedInto } from './formRows';
import { PartSheet } from './PartSheet';
import { SheetFooter } from './SheetFooter';
import { useSheetSave } from './useSheetSave';

/** The targets while they are set. */
export function TargetForm({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const [rows, setRows] = useState<readonly FormRow[]>(() => detail.rows.map(toFormRow));
  const [dirty, setDirty] = useState(false);
  const [mutate] = useSaveProbationTargetsMutation();
  const { busy, refused, save } = useSheetSave(rows);
  const change = (next: readonly FormRow[]) => {
    setRows(next);
    setDirty(true);
  };
  const { id, version, targetSetter } = detail.plan;
  const store = async (submit: boolean) => {
    const done = await save(
      async () => {
        const input = {
          id,
          version,
          submit,
          rows: rows.map((row) => ({
            id: row.id,
            partId: row.partId,
            keyResult: row.keyResult,
            description: row.description || null,
            measureUnit: row.measureUnit || null,
            startValue: figure(row.startValue),
            targetValue: figure(row.targetValue),
            weight: figure(row.weight),
          })),
        };
        const answer = (await mutate({ variables: { input } })).data?.saveProbationTargets;
        if (answer?.detail && !submit) setRows(answer.detail.rows.map(toFormRow));
        return answer;
      },
      t(submit ? 'probation.targets.submitted' : 'probation.saved'),
    );
    if (done) setDirty(false);
  };
  return (
    <SectionCard title={t('probation.targets')} hint={t('probation.targets.hint')}>
      <UnsavedGuard dirty={dirty && !busy} />
      <Stack gap="4">
        {detail.parts.map((part) => (
          <PartSheet
            key={part.id}
            detail={detail}
            part={part}
            mode="targets"
            rows={rows}
            onChange={(changes) => change(typedInto(rows, changes))}
            onAdd={(partId) => change([...rows, newRow(partId)])}
            onRemove={(key) => change(rows.filter((row) => row.key !== key))}
          />
        ))}
        <SheetFooter
          refused={refused}
          busy={busy}
          submitLabel={t(targetSetter === 'SUPERIOR' ? 'probation.targets.set' : 'probation.targets.submit')}
          onSave={() => void store(false)}
          onSubmit={() => void store(true)}
        />
      </Stack>
    </SectionCard>
  );
}
