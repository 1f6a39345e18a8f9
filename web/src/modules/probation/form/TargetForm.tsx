import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import { type ProbationPlanFormFragment, useSaveProbationTargetsMutation } from '../plan/plan.gen';
import { adopted, figure, type FormRow, newRow, toFormRow, typedInto } from './formRows';
import { PartSheet } from './PartSheet';
import { SheetFooter } from './SheetFooter';
import { useOwnSheet } from './useOwnSheet';

/** The targets while they are set. */
export function TargetForm({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const [mutate] = useSaveProbationTargetsMutation({ context: { quiet: true } });
  const sheet = useOwnSheet<readonly FormRow[]>({
    detail,
    name: 'targets',
    start: () => detail.rows.map(toFormRow),
    rowsOf: (rows) => rows,
    send: async (sent, typed) => {
      const rows = typed.map((row) => ({
        id: row.id,
        partId: row.partId,
        keyResult: row.keyResult,
        description: row.description || null,
        measureUnit: row.measureUnit || null,
        startValue: figure(row.startValue),
        targetValue: figure(row.targetValue),
        weight: figure(row.weight),
      }));
      return (await mutate({ variables: { input: { ...sent, rows } } })).data?.saveProbationTargets;
    },
    adopt: (typed, sent, { rows }) => adopted(typed, sent, rows),
  });
  const superior = detail.plan.targetSetter === 'SUPERIOR';
  return (
    <SectionCard title={t('probation.targets')} hint={t('probation.targets.hint')}>
      <Stack gap="4">
        {detail.parts.map((part) => (
          <PartSheet
            key={part.id}
            detail={detail}
            part={part}
            mode="targets"
            rows={sheet.typed}
            onChange={(changes) => sheet.change((rows) => typedInto(rows, changes))}
            onAdd={(partId) => sheet.change((rows) => [...rows, newRow(partId)])}
            onRemove={(key) => sheet.change((rows) => rows.filter((row) => row.key !== key))}
          />
        ))}
        <SheetFooter
          sheet={sheet}
          submitLabel={t(superior ? 'probation.targets.set' : 'probation.targets.submit')}
          onSubmit={() => void sheet.submit(t('probation.targets.submitted'))}
        />
      </Stack>
    </SectionCard>
  );
}
