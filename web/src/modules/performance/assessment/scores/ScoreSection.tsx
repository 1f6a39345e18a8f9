import { Box, Field, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatList, formatNumber, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';
import { Facts } from '../../../../ui/Facts';
import { BottomBar } from '../../../../ui/BottomBar';
import { SaveIndicator } from '../../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../../ui/guard/UnsavedGuard';
import { TextArea } from '../../../../ui/input/TextArea';
import { SectionCard } from '../../../../ui/Panel';
import { useIsPhone } from '../../../../ui/useMedia';
import { ACTIONS_OF, type Assessment, belongsTo, isByLevel, permissionOf, type Role, sheetOf } from '../model';
import { ProgressEvidence } from '../progress/ProgressEvidence';
import { OverallComments } from './OverallComments';
import { PotentialField } from './PotentialField';
import { openShareOf360 } from './openShare';
import { preview } from './scoreRows';
import { ScoreActions } from './ScoreActions';
import { ScoreConflict } from './ScoreConflict';
import { ScorePartSheet } from './ScorePartSheet';
import { Satisfaction } from './Satisfaction';
import { useScoreForm } from './useScoreForm';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  /** What was noted last stands elsewhere on the page. */
  withoutNotes?: boolean;
  onReload: () => Promise<Assessment | null>;
}

/** Whose sheet the reader types: the own one, the superior's of a subordinate, or a co-assessor's. */
const roleOf = (assessment: Assessment): Role =>
  (['SELF', 'BOSS', 'PARTNER'] as const).find((role) => belongsTo(assessment, ACTIONS_OF[role].save)) ?? 'SELF';

/** Scores: self beside superior, the result as it would be, and what can be done with the sheet. */
export function ScoreSection({ assessment, planId, employeeId, withoutNotes = false, onReload }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const role = roleOf(assessment);
  const form = useScoreForm(assessment, role, { planId, employeeId });
  const own = sheetOf(assessment, role);
  const blocked = permissionOf(assessment, ACTIONS_OF[role].submit);
  const phone = useIsPhone();
  const needsComment = role === 'BOSS' && assessment.finalCommentRequired;
  const lacksComment = needsComment && form.draft.overallComment.trim() === '';
  const asksPotential = role === 'BOSS' && assessment.asksPotential;
  const lacksPotential = asksPotential && form.draft.potential === '';
  const [asked, setAsked] = useState(false);
  const of = previewOf(assessment, role);
  const open360 = of === 'result' ? openShareOf360(assessment) : null;
  const running = (length: 'short' | 'whole') => (
    <Text role="status" fontVariantNumeric="tabular-nums">
      {previewText(t, preview(assessment, role, form.draft), { byLevel: isByLevel(assessment), of, length })}
      {open360 !== null && ` ${t('performance.assess.preview.open360', { share: formatNumber(open360), length })}`}
    </Text>
  );
  const actions = (
    <ScoreActions
      assessment={assessment}
      planId={planId}
      employeeId={employeeId}
      role={role}
      form={form}
      lacks={() => {
        setAsked(true);
        if (lacksPotential) return t('performance.potential.required');
        return lacksComment ? t('performance.assess.overall.required') : null;
      }}
    />
  );
  return (
    <SectionCard
      id="scores"
      title={t('performance.assess.scores')}
      hint={
        isByLevel(assessment)
          ? t('performance.assess.scores.hint.level', {
              levels: formatList(assessment.rule.levels.map((level) => level.name)),
            })
          : t('performance.assess.scores.hint', {
              granularity: formatNumber(assessment.rule.granularity),
              full: formatNumber(assessment.rule.fullScore),
            })
      }
      actions={form.editable && !phone && <SaveIndicator state={form.state} onSave={() => void form.saveNow()} />}
    >
      <UnsavedGuard dirty={form.dirty} />
      <Stack gap="5">
        {form.conflict !== null && (
          <ScoreConflict
            onReload={async () => {
              const fresh = await onReload();
              if (fresh) form.replace(fresh);
            }}
          />
        )}
        {assessment.withoutSelfScore && (
          <Notice tone="warning">
            {assessment.absentReason
              ? t('performance.assess.noSelfScore.absent', { reason: assessment.absentReason })
              : t('performance.assess.noSelfScore')}
          </Notice>
        )}
        {assessment.selfScoreHidden && <Text color="fg.muted">{t('performance.assess.selfScoreHidden')}</Text>}
        {own?.sentBackReason && !own.submittedAt && (
          <Notice tone="warning">{t('performance.assess.sentBack', { reason: own.sentBackReason })}</Notice>
        )}
        {!form.editable && blocked.message && assessment.plan?.status === 'SCORING' && (
          <Text color="fg.muted">{blocked.message}</Text>
        )}
        {assessment.parts.map((part) => (
          <ScorePartSheet
            key={`${part.template?.id}${part.id}`}
            assessment={assessment}
            part={part}
            role={role}
            form={form}
            planId={planId}
            employeeId={employeeId}
          />
        ))}
        {!withoutNotes && <ProgressEvidence assessment={assessment} planId={planId} employeeId={employeeId} />}
        <Satisfaction scores={assessment.satisfaction} />
        <OverallComments assessment={assessment} editing={form.editable ? role : null} />
        {form.editable && asksPotential && (
          <PotentialField value={form.draft.potential} invalid={asked && lacksPotential} onChange={form.growth} />
        )}
        {!form.editable && assessment.potential !== null && (
          <Facts
            columns={2}
            items={[{ label: t('performance.potential'), value: label('Potential', assessment.potential) }]}
          />
        )}
        {form.editable && (
          <Field.Root required={needsComment} invalid={asked && lacksComment}>
            <Field.Label>
              {t('performance.assess.overall')}
              <Field.RequiredIndicator />
            </Field.Label>
            <TextArea value={form.draft.overallComment} onChange={form.comment} maxLength={LIMITS.overallComment} />
            <Field.ErrorText>{t('performance.assess.overall.required')}</Field.ErrorText>
          </Field.Root>
        )}
        {phone && form.editable ? (
          <BottomBar align="center" justify="space-between" wrap="wrap">
            <Stack gap="0">
              {running('short')}
              <SaveIndicator state={form.state} onSave={() => void form.saveNow()} />
            </Stack>
            {actions}
          </BottomBar>
        ) : (
          <>
            {form.editable && (
              <Box bg="bg.subtle" rounded="md" px="4" py="2">
                {running('whole')}
              </Box>
            )}
            {actions}
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

const PREVIEWS = {
  result: { score: 'performance.assess.preview', level: 'performance.assess.preview.level' },
  self: { score: 'performance.assess.preview.self', level: 'performance.assess.preview.selfLevel' },
  boss: { score: 'performance.assess.preview.boss', level: 'performance.assess.preview.bossLevel' },
  partner: { score: 'performance.assess.preview.partner', level: 'performance.assess.preview.partnerLevel' },
} as const;

/** What is previewed: no result where the self score, which counts in it, is not seen yet. */
function previewOf(assessment: Assessment, role: Role): keyof typeof PREVIEWS {
  if (role === 'PARTNER') return 'partner';
  if (role === 'SELF') return assessment.boss === null ? 'result' : 'self';
  return assessment.selfScoreHidden ? 'boss' : 'result';
}

/** What the sheet comes to as it is typed: of a self score that the superior's follows, and of a co-assessor's, no level of the result. */
function previewText(
  t: ReturnType<typeof useT>,
  { score, level }: { score: string | null; level: string | null },
  { byLevel, of, length }: { byLevel: boolean; of: keyof typeof PREVIEWS; length: 'short' | 'whole' },
): string {
  if ((byLevel ? level : score) === null) return t('performance.assess.preview.none');
  const values = { score: formatNumber(score), level: orDash(level), length };
  return t(PREVIEWS[of][byLevel ? 'level' : 'score'], values);
}
