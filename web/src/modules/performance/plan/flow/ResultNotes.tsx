import { Button, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { EmptyState } from '../../../../ui/EmptyState';
import { Facts } from '../../../../ui/Facts';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { TextAreaField } from '../../../../ui/form/fields';
import { SectionCard } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toast';
import { useResultNotesQuery } from '../../resultNotes.gen';
import { type Plan, refusal } from '../planModel';
import type { PlanActions } from './usePlanActions';

const PARTIES = ['BOSS', 'EMPLOYEE'] as const;
type NoteValues = Record<(typeof PARTIES)[number], string>;

/** What superiors and people confirm with a result of the plan, in its own words or in the usual ones. */
export function ResultNotes({ plan, actions }: { plan: Plan; actions: PlanActions }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useResultNotesQuery({
    variables: { planId: plan.id },
    fetchPolicy: 'cache-and-network',
  });
  const notes = data?.assessmentPlan?.resultNotes ?? [];
  const textOf = (by: string) => notes.find((one) => one.by === by)?.text ?? '';
  return (
    <SectionCard
      id="result-notes"
      title={t('performance.manage.notes')}
      hint={t('performance.manage.notes.hint')}
      actions={
        data &&
        refusal(plan, 'changeViewing') === null && (
          <Can do="edit">
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('ui.edit')}
            </Button>
          </Can>
        )
      }
    >
      {error && !data ? (
        <EmptyState compact kind="failed" onRetry={() => void refetch()} />
      ) : (
        <Facts
          items={PARTIES.map((by) => ({
            label: t(`performance.manage.notes.${by}`),
            value: textOf(by) ? (
              <Text whiteSpace="pre-wrap">{textOf(by)}</Text>
            ) : (
              <Text color="fg.muted">{t('performance.manage.notes.usual')}</Text>
            ),
            wide: true,
          }))}
        />
      )}
      {editing && (
        <NotesDrawer
          values={{ BOSS: textOf('BOSS'), EMPLOYEE: textOf('EMPLOYEE') }}
          onSave={async ({ BOSS, EMPLOYEE }) => {
            const errors = await actions.change({ bossNote: BOSS, employeeNote: EMPLOYEE });
            if (errors.length === 0) {
              toast.success(t('performance.manage.settingsSaved'));
              void refetch();
            }
            return errors.map((one) => ({ ...one, field: FIELDS[one.field ?? ''] ?? one.field ?? null }));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </SectionCard>
  );
}

const FIELDS: Readonly<Record<string, string>> = { bossNote: 'BOSS', employeeNote: 'EMPLOYEE' };

function NotesDrawer({
  values,
  onSave,
  onClose,
}: {
  values: NoteValues;
  onSave: Parameters<typeof FormDrawer<NoteValues>>[0]['onSave'];
  onClose: () => void;
}) {
  const t = useT();
  const form = useForm<NoteValues>({ defaultValues: values });
  return (
    <FormDrawer open onClose={onClose} title={t('performance.manage.notes')} form={form} onSave={onSave}>
      <Stack gap="5">
        {PARTIES.map((by) => (
          <TextAreaField<NoteValues>
            key={by}
            name={by}
            label={t(`performance.manage.notes.${by}`)}
            help={t('performance.manage.notes.help')}
            maxLength={LIMITS.resultNote}
          />
        ))}
      </Stack>
    </FormDrawer>
  );
}
