import { Button, Grid, Stack } from '@chakra-ui/react';
import { Settings2Icon } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import type { MessageId } from '../../../i18n/ids';
import { useT } from '../../../i18n/useT';
import { AnchorList } from '../../../ui/AnchorList';
import { BackHeader } from '../../../ui/BackHeader';
import { AppraisalStage } from '../examine/AppraisalStage';
import { settingsPath } from '../plan/settingsPath';
import { AlignmentSection } from './alignment/AlignmentSection';
import {
  type AssessmentAddress,
  looksOnly,
  meantBy,
  type Perspective,
  type SectionName,
  sectionsFor,
} from './assessmentAddress';
import { ExportMenu } from './ExportMenu';
import { CoAssessorSection } from './together/CoAssessorSection';
import { LooksOnly } from './LooksOnly';
import { type Assessment, belongsTo, hasResult } from './model';
import { NowPanel } from './NowPanel';
import { ProgressSection } from './progress/ProgressSection';
import { ResultSection } from './result/ResultSection';
import { ScoreSection } from './scores/ScoreSection';
import { TargetSection } from './targets/TargetSection';
import { TimelineSection } from './TimelineSection';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  address: AssessmentAddress;
  /** How the form is shown. */
  as: Perspective;
  /** There is something the reader could do in the form. */
  mayAct: boolean;
  onReload: () => Promise<Assessment | null>;
}

const LABELS = {
  progress: 'performance.progress',
  result: 'performance.assess.result',
  targets: 'performance.assess.targets',
  scores: 'performance.assess.scores',
  coAssessors: 'performance.together',
  timeline: 'performance.assess.timeline',
} as const satisfies Record<SectionName, MessageId>;

/** One appraisal from targets to result, sections in the order in which its reader comes to them. */
export function AssessmentView({ assessment, planId, employeeId, address, as, mayAct, onReload }: Props) {
  const t = useT();
  const meant = meantBy(address, assessment);
  const [aligned, setAligned] = useState(false);
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
  const person = { planId, employeeId };
  const there: Readonly<Record<SectionName, boolean>> = {
    progress: !imported && assessment.targetStatus === 'APPROVED',
    result: scoring,
    targets: !imported,
    scores: scoring && !imported,
    coAssessors: hasCoAssessors,
    timeline: true,
  };
  const sections = sectionsFor(as, decided).filter((name) => there[name]);
  const content: Readonly<Record<SectionName, ReactNode>> = {
    progress: <ProgressSection assessment={assessment} {...person} />,
    result: <ResultSection assessment={assessment} {...person} />,
    targets: (
      <>
        <TargetSection assessment={assessment} {...person} indicatorId={address.indicatorId} onReload={onReload} />
        <AlignmentSection key={assessment.targetStatus} assessment={assessment} {...person} onThere={setAligned} />
      </>
    ),
    scores: (
      <ScoreSection
        key={assessment.employeeStage === 'APPROVED' ? 'self' : 'boss'}
        assessment={assessment}
        {...person}
        withoutNotes={sections.includes('progress')}
        onReload={onReload}
      />
    ),
    coAssessors: <CoAssessorSection assessment={assessment} {...person} onReload={onReload} />,
    timeline: (
      <TimelineSection
        key={[
          assessment.employeeStage,
          assessment.bossStage,
          assessment.targetStatus,
          assessment.targetChange?.targetStatus,
        ].join()}
        {...person}
        toSubmit={assessment.targetStatus === 'PENDING_FILL' || assessment.targetStatus === 'REJECTED'}
      />
    ),
  };
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
          {looksOnly(as) && <LooksOnly as={as} mayAct={mayAct} />}
          <NowPanel assessment={assessment} employeeId={employeeId} />
          {sections.map((name) => (
            <Fragment key={name}>{content[name]}</Fragment>
          ))}
        </Stack>
        <AnchorList
          items={sections.flatMap((id) => [
            { id, label: t(LABELS[id]) },
            ...(id === 'targets' && aligned ? [{ id: 'alignment', label: t('performance.align') }] : []),
          ])}
        />
      </Grid>
    </>
  );
}
