import { Field, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { TextArea } from '../../../ui/input/TextArea';
import { SectionCard } from '../../../ui/Panel';
import { type ProbationPlanFormFragment, useSaveProbationScoresMutation } from '../plan/plan.gen';
import { Decision } from './Decision';
import { figure, type FormRow, toFormRow, typedInto } from './formRows';
import { PartSheet } from './PartSheet';
import { SheetFooter } from './SheetFooter';
import { useSheetSave } from './useSheetSave';

/** The sheet of one side while it is filled in; the superior's says whether the probation is passed. */
export function ScoreForm({ detail, role }: { detail: ProbationPlanFormFragment; role: 'SELF' | 'BOSS' }) {
  const t = useT();
  const self = role === 'SELF';
  const [rows, setRows] = useState<readonly FormRow[]>(() => detail.rows.map(toFormRow));
  const [said, setSaid] = useState({
    summary: (self ? detail.selfSummary : detail.bossSummary) ?? '',
    passed: self ? null : detail.proposedPass,
    conditionNotMet: detail.conditionNotMet ?? '',
  });
  const [dirty, setDirty] = useState(false);
  const [mutate] = useSaveProbationScoresMutation();
  const { busy, refused, save } = useSheetSave(rows);
  const say = (more: Partial<typeof said>) => {
    setSaid({ ...said, ...more });
    setDirty(true);
  };
  const { id, version } = detail.plan;
  const store = async (submit: boolean) => {
    const done = await save(
      async () => {
        const input = {
          id,
          version,
          submit,
          scorerRole: role,
          rows: rows.map((row) => ({
            id: row.id ?? '',
            score: figure(self ? row.selfScore : row.bossScore),
            levelName: (self ? row.selfLevel : row.bossLevel) || null,
            comment: (self ? row.selfComment : row.bossComment) || null,
            ...(self && { achievedValue: figure(row.achievedValue) }),
          })),
          summary: said.summary,
          ...(!self && { passed: said.passed, conditionNotMet: said.conditionNotMet }),
        };
        return (await mutate({ variables: { input } })).data?.saveProbationScores;
      },
      t(submit ? 'probation.scores.submitted' : 'probation.saved'),
    );
    if (done) setDirty(false);
  };
  return (
    <SectionCard
      title={t(self ? 'probation.scores.self' : 'probation.scores.boss')}
      hint={t('probation.scores.hint', { full: detail.fullScore ?? '', step: detail.granularity ?? '' })}
    >
      <UnsavedGuard dirty={dirty && !busy} />
      <Stack gap="4">
        {detail.parts.map((part) => (
          <PartSheet
            key={part.id}
            detail={detail}
            part={part}
            mode={role}
            rows={rows}
            onChange={(changes) => {
              setRows(typedInto(rows, changes));
              setDirty(true);
            }}
          />
        ))}
        <Field.Root>
          <Field.Label>{t(self ? 'probation.summary.self' : 'probation.summary.boss')}</Field.Label>
          <TextArea value={said.summary} onChange={(summary) => say({ summary })} maxLength={LIMITS.overallComment} />
        </Field.Root>
        {!self && <Decision passed={said.passed} conditionNotMet={said.conditionNotMet} onChange={say} />}
        <SheetFooter
          refused={refused}
          busy={busy}
          submitLabel={t('probation.scores.submit')}
          onSave={() => void store(false)}
          onSubmit={() => void store(true)}
        />
      </Stack>
    </SectionCard>
  );
}
