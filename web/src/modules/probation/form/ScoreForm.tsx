import { Field, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { TextArea } from '../../../ui/input/TextArea';
import { SectionCard } from '../../../ui/Panel';
import { type ProbationPlanFormFragment, useSaveProbationScoresMutation } from '../plan/plan.gen';
import { Decision } from './Decision';
import { figure, type FormRow, toFormRow, typedInto } from './formRows';
import { PartSheet } from './PartSheet';
import { SheetFooter } from './SheetFooter';
import { useOwnSheet } from './useOwnSheet';

interface Scored {
  rows: readonly FormRow[];
  summary: string;
  passed: boolean | null;
  conditionNotMet: string;
}

/** The sheet of one side while it is filled in; the superior's says whether the probation is passed. */
export function ScoreForm({ detail, role }: { detail: ProbationPlanFormFragment; role: 'SELF' | 'BOSS' }) {
  const t = useT();
  const self = role === 'SELF';
  const [mutate] = useSaveProbationScoresMutation({ context: { quiet: true } });
  const sheet = useOwnSheet<Scored>({
    detail,
    name: role,
    start: () => ({
      rows: detail.rows.map(toFormRow),
      summary: (self ? detail.selfSummary : detail.bossSummary) ?? '',
      passed: self ? null : detail.proposedPass,
      conditionNotMet: detail.conditionNotMet ?? '',
    }),
    rowsOf: ({ rows }) => rows,
    send: async (sent, { rows, summary, passed, conditionNotMet }) => {
      const input = {
        ...sent,
        scorerRole: role,
        rows: rows.map((row) => ({
          id: row.id ?? '',
          score: figure(self ? row.selfScore : row.bossScore),
          levelName: (self ? row.selfLevel : row.bossLevel) || null,
          comment: (self ? row.selfComment : row.bossComment) || null,
          ...(self && { achievedValue: figure(row.achievedValue) }),
        })),
        summary,
        ...(!self && { passed, conditionNotMet }),
      };
      return (await mutate({ variables: { input } })).data?.saveProbationScores;
    },
  });
  const { summary, passed, conditionNotMet, rows } = sheet.typed;
  const say = (more: Partial<Scored>) => sheet.change((typed) => ({ ...typed, ...more }));
  return (
    <SectionCard
      title={t(self ? 'probation.scores.self' : 'probation.scores.boss')}
      hint={t('probation.scores.hint', { full: detail.fullScore ?? '', step: detail.granularity ?? '' })}
    >
      <Stack gap="4">
        {detail.parts.map((part) => (
          <PartSheet
            key={part.id}
            detail={detail}
            part={part}
            mode={role}
            rows={rows}
            onChange={(changes) => sheet.change((typed) => ({ ...typed, rows: typedInto(typed.rows, changes) }))}
          />
        ))}
        <Field.Root>
          <Field.Label>{t(self ? 'probation.summary.self' : 'probation.summary.boss')}</Field.Label>
          <TextArea value={summary} onChange={(text) => say({ summary: text })} maxLength={LIMITS.overallComment} />
        </Field.Root>
        {!self && <Decision passed={passed} conditionNotMet={conditionNotMet} onChange={say} />}
        <SheetFooter
          sheet={sheet}
          submitLabel={t('probation.scores.submit')}
          onSubmit={() => void sheet.submit(t('probation.scores.submitted'))}
        />
      </Stack>
    </SectionCard>
  );
}
