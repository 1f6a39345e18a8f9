import { Button, Grid, Stack } from '@chakra-ui/react';
import { Settings2Icon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { AnchorList } from '../../../ui/AnchorList';
import { BackHeader } from '../../../ui/BackHeader';
import { AppraisalStage } from '../examine/AppraisalStage';
import { settingsPath } from '../plan/settingsPath';
import { AlignmentSection } from './alignment/AlignmentSection';
import { type AssessmentAddress, meantBy } from './assessmentAddress';
import { ExportMenu } from './ExportMenu';
import { CoAssessorSection } from './together/CoAssessorSection';
import { type Assessment, belongsTo, hasResult } from './model';
import { NowPanel } from './NowPanel';
import { ResultSection } from './result/ResultSection';
import { ScoreSection } from './scores/ScoreSection';
import { TargetSection } from './targets/TargetSection';
import { TimelineSection } from './TimelineSection';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  address: AssessmentAddress;
  onReload: () => Promise<Assessment | null>;
}

/** One appraisal from targets to result, sections in reading order. */
export function AssessmentView({ assessment, planId, employeeId, address, onReload }: Props) {
  const t = useT();
  const meant = meantBy(address, assessment);
  // Who comes from a thing to do sees where it is done.
  useEffect(() => {
    if (meant) document.getElementById(meant)?.scrollIntoView({ block: 'start' });
  }, [meant]);
  const { employee, plan, department, boss } = assessment;
  // Of a result from elsewhere there is no form.
  const imported = plan?.status === 'IMPORTED';
  const scoring = plan?.status !== 'NOT_OPEN' && plan?.status !== 'FILLING';
  // What everything below led to comes first once it is there.
  const decided = hasResult(assessment);
  // Who only scores beside the superior picks nobody.
  const hasCoAssessors = Number(plan?.partnerRatio ?? 0) > 0 && belongsTo(assessment, 'pickCoAssessors');
  const result = { id: 'result', label: t('performance.assess.result') };
  const anchors = [
    ...(scoring && decided ? [result] : []),
    ...(imported ? [] : [{ id: 'targets', label: t('performance.assess.targets') }]),
    ...(scoring && !imported ? [{ id: 'scores', label: t('performance.assess.scores') }] : []),
    ...(hasCoAssessors ? [{ id: 'coAssessors', label: t('performance.together') }] : []),
    ...(scoring && !decided ? [result] : []),
    { id: 'timeline', label: t('performance.assess.timeline') },
  ];
  const person = { planId, employeeId };
  return (
    <>
      <BackHeader
        title={t('performance.assess.title', {
          name: localName(employee ?? assessment.person),
          plan: orDash(plan?.name),
        })}
        back={address.back}
        state={<AppraisalStage of={assessment} />}
        facts={
          <>
            <span>{orDash((employee ?? assessment.person)?.number)}</span>
            <span>{localName(department)}</span>
            {address.department && <span>{t('performance.assess.among', { department: address.department })}</span>}
            <span>{localName(employee?.position)}</span>
            <span>{t('performance.assess.scoredBy', { name: localName(boss) })}</span>
          </>
        }
        actions={
          <>
            <Button asChild>
              <Link to={settingsPath(planId)}>
                <Settings2Icon />
                {t('performance.settings.open')}
              </Link>
            </Button>
            <ExportMenu assessment={assessment} {...person} />
          </>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) 160px' }} gap="4">
        <Stack
          gap="4"
          aria-label={t('performance.assess.score.of', { score: formatNumber(assessment.composedScore) })}
          role="group"
        >
          <NowPanel assessment={assessment} />
          {scoring && decided && <ResultSection assessment={assessment} {...person} />}
          {!imported && (
            <>
              <TargetSection
                assessment={assessment}
                {...person}
                indicatorId={address.indicatorId}
                onReload={onReload}
              />
              <AlignmentSection key={assessment.targetStatus} assessment={assessment} {...person} />
            </>
          )}
          {scoring && !imported && (
            <ScoreSection
              key={assessment.employeeStage === 'APPROVED' ? 'self' : 'boss'}
              assessment={assessment}
              {...person}
              onReload={onReload}
            />
          )}
          {hasCoAssessors && <CoAssessorSection assessment={assessment} {...person} onReload={onReload} />}
          {scoring && !decided && <ResultSection assessment={assessment} {...person} />}
          <TimelineSection
            key={[
              assessment.employeeStage,
              assessment.bossStage,
              assessment.targetStatus,
              assessment.targetChange?.targetStatus,
            ].join()}
            {...person}
          />
        </Stack>
        <AnchorList items={anchors} />
      </Grid>
    </>
  );
}
