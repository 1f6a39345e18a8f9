import { Box, Field, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDateTime, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { BottomBar } from '../../../ui/BottomBar';
import { Facts } from '../../../ui/Facts';
import { SaveIndicator } from '../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { TextArea } from '../../../ui/input/TextArea';
import { SectionCard } from '../../../ui/Panel';
import { useIsPhone } from '../../../ui/useMedia';
import { isByLevel } from '../assessment/model';
import { ScoreConflict } from '../assessment/scores/ScoreConflict';
import { ScorePartSheet } from '../assessment/scores/ScorePartSheet';
import { preview } from '../assessment/scores/scoreRows';
import { DepartmentScoreActions } from './DepartmentScoreActions';
import { type DepartmentTargets, scoredFormOf } from './departmentModel';
import { useDepartmentScores } from './useDepartmentScores';

interface Props {
  targets: DepartmentTargets;
  planId: string;
  departmentId: string;
  onReload: () => Promise<DepartmentTargets | null>;
}

/** The scores of a department: the sheet of whoever scores it, what it comes to, and what can be done with it. */
export function DepartmentScores({ targets, planId, departmentId, onReload }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const form = useDepartmentScores(targets, { planId, departmentId });
  const scored = useMemo(() => scoredFormOf(targets), [targets]);
  const { sheet, scorer, result, parts } = targets;
  if (!sheet) return null;
  const mine = targets.actions.find(({ action }) => action === 'submitDeptScore');
  const obstacle = mine && mine.code !== 'ROLE_NOT_ALLOWED' ? mine.message : null;
  const waits = sheet.submittedAt === null && !form.editable;
  const saving = <SaveIndicator state={form.state} onSave={() => void form.saveNow()} />;
  const actions = <DepartmentScoreActions targets={targets} planId={planId} departmentId={departmentId} form={form} />;
  const { score, level } = preview(scored, 'DEPARTMENT', form.draft);
  const comesTo = (
    <Text role="status" fontVariantNumeric="tabular-nums">
      {(isByLevel(targets) ? level : score) === null
        ? t('performance.assess.preview.none')
        : t('performance.dept.preview', {
            score: formatNumber(score),
            level: orDash(level),
            byLevel: String(isByLevel(targets)),
          })}
    </Text>
  );
  return (
    <SectionCard
      id="scores"
      title={t('performance.dept.scores')}
      hint={
        scorer ? t('performance.dept.scores.hint', { name: localName(scorer) }) : t('performance.dept.scores.hint.hr')
      }
      actions={form.editable && !phone && saving}
    >
      <UnsavedGuard dirty={form.dirty} />
      <Stack gap="5">
        {form.conflict !== null && (
          <ScoreConflict
            onReload={async () => {
              const fresh = await onReload();
              if (fresh) form.replace(scoredFormOf(fresh));
            }}
          />
        )}
        {sheet.sentBackReason && sheet.submittedAt === null && (
          <Notice tone="warning">{t('performance.assess.sentBack', { reason: sheet.sentBackReason })}</Notice>
        )}
        {waits && <Text color="fg.muted">{obstacle ?? t('performance.dept.scores.none')}</Text>}
        {result && (
          <Facts
            columns={3}
            items={[
              { label: t('performance.dept.result'), value: orDash(result.score ? formatNumber(result.score) : null) },
              { label: t('performance.dept.result.level'), value: orDash(result.levelName) },
              { label: t('performance.dept.result.at'), value: formatDateTime(sheet.submittedAt) },
            ]}
          />
        )}
        {!waits &&
          parts.map((part) => (
            <ScorePartSheet
              key={`${part.template?.id}${part.id}`}
              assessment={scored}
              part={part}
              role="DEPARTMENT"
              form={form}
            />
          ))}
        {!form.editable && sheet.overallComment && <Text overflowWrap="anywhere">{sheet.overallComment}</Text>}
        {form.editable && (
          <Field.Root>
            <Field.Label>{t('performance.assess.overall')}</Field.Label>
            <TextArea value={form.draft.overallComment} onChange={form.comment} maxLength={LIMITS.overallComment} />
          </Field.Root>
        )}
        {phone && form.editable ? (
          <BottomBar align="center" justify="space-between" wrap="wrap">
            <Stack gap="0">
              {comesTo}
              {saving}
            </Stack>
            {actions}
          </BottomBar>
        ) : (
          <>
            {form.editable && (
              <Box bg="bg.subtle" rounded="md" px="4" py="2">
                {comesTo}
              </Box>
            )}
            {actions}
          </>
        )}
      </Stack>
    </SectionCard>
  );
}
