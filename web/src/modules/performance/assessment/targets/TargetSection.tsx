import { Button, HStack, Stack } from '@chakra-ui/react';
import {
  ArrowUpRightIcon,
  CopyPlusIcon,
  HistoryIcon,
  InfoIcon,
  LinkIcon,
  ListChecksIcon,
  NetworkIcon,
  TrendingUpIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { useCapabilities } from '../../../../session/capabilities';
import { BottomBar } from '../../../../ui/BottomBar';
import { SaveIndicator } from '../../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../../ui/guard/UnsavedGuard';
import { IconAction } from '../../../../ui/IconAction';
import { SectionCard } from '../../../../ui/Panel';
import { useIsPhone } from '../../../../ui/useMedia';
import { useAligned } from '../alignment/useAligned';
import { AllottedDrawer } from '../allot/AllottedDrawer';
import { IndicatorDrawer } from '../indicator/IndicatorDrawer';
import { ThreadButton } from '../comments/ThreadButton';
import { ThreadDrawer } from '../comments/ThreadDrawer';
import { useThreads } from '../comments/useThreads';
import { type Assessment, belongsTo, filesOf, permissionOf } from '../model';
import { departmentPath } from '../../department/departmentAddress';
import { superiorPath } from '../../superior/superiorAddress';
import { savedDraftOf } from './savedDraft';
import { TakeOverDialog } from './TakeOverDialog';
import { TargetActions } from './TargetActions';
import { TargetChangeForm } from './TargetChangeForm';
import { TargetChangePanel } from './TargetChangePanel';
import { TargetConflict } from './TargetConflict';
import { TargetLogDrawer } from './TargetLogDrawer';
import { TargetSheet } from './TargetSheet';
import { useTargetForm } from './useTargetForm';
import { WeightTotals } from './WeightTotals';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  /** The indicator whose comments are to be read; '' for none. */
  indicatorId?: string;
  onReload: () => Promise<Assessment | null>;
}

/** Who may always open the targets of the person’s department. */
const seesDepartment = new Set(['MYSELF', 'SETTER']);

/** Targets: the sheets of all parts, how far saving is, and what can be done with the form. */
export function TargetSection({ assessment, planId, employeeId, indicatorId = '', onReload }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const [log, setLog] = useState(false);
  const [allotted, setAllotted] = useState(false);
  const [takingOver, setTakingOver] = useState(false);
  const { personAppraisals } = useCapabilities();
  const [changing, setChanging] = useState(false);
  const [detail, setDetail] = useState<{ id: string; noting: boolean } | null>(null);
  const whose = { planId, employeeId };
  const { targetStatus } = assessment;
  const threads = useThreads(whose, targetStatus === 'PENDING_APPROVAL' || targetStatus === 'APPROVED');
  const [talked, setTalked] = useState(indicatorId);
  const aligned = useAligned(whose, assessment.indicators);
  const form = useTargetForm(assessment, whose);
  const phone = useIsPhone();
  const { department } = assessment;
  const savedAt = savedDraftOf(assessment);
  const saving = form.own && <SaveIndicator state={form.state} onSave={() => void form.saveNow()} />;
  const actions = <TargetActions assessment={assessment} {...whose} form={form} />;
  const notes = permissionOf(assessment, 'noteProgress').allowed;
  const about = threads.of(talked) && form.rows.find((row) => row.id === talked);
  const talk = ({ id, keyResult }: (typeof form.rows)[number]) => {
    const thread = threads.of(id);
    return (
      <HStack gap="0">
        {thread && <ThreadButton thread={thread} name={keyResult} onOpen={() => setTalked(thread.indicatorId)} />}
        {id !== null && notes && (
          <IconAction
            size="xs"
            label={t('performance.progress.noteOf', { name: keyResult })}
            icon={<TrendingUpIcon />}
            onClick={() => setDetail({ id, noting: true })}
          />
        )}
        {id !== null && (
          <IconAction
            size="xs"
            label={t(aligned.ids?.has(id) ? 'performance.indicator.open.aligned' : 'performance.indicator.open', {
              name: keyResult,
            })}
            icon={aligned.ids?.has(id) ? <LinkIcon /> : <InfoIcon />}
            onClick={() => setDetail({ id, noting: false })}
          />
        )}
      </HStack>
    );
  };
  const reload = async () => {
    const fresh = await onReload();
    if (fresh) form.replace(fresh);
  };
  return (
    <SectionCard
      id="targets"
      title={t('performance.assess.targets')}
      hint={`${label('TargetStatus', targetStatus)}${savedAt === null ? '' : ` · ${t('performance.assess.savedAt', { at: formatDateTime(savedAt) })}`}`}
      actions={
        <>
          {!phone && saving}
          {department && seesDepartment.has(assessment.viewer ?? '') && (
            <Button asChild>
              <Link to={departmentPath({ planId, departmentId: department.id })}>
                <NetworkIcon />
                {t('performance.dept.targets')}
              </Link>
            </Button>
          )}
          {personAppraisals && form.editable && assessment.parts.some((part) => part.rowsByEmployee) && (
            <Button onClick={() => setTakingOver(true)}>
              <CopyPlusIcon />
              {t('performance.takeOver')}
            </Button>
          )}
          {belongsTo(assessment, 'alignTargets') && (
            <Button asChild>
              <Link to={superiorPath(whose)}>
                <ArrowUpRightIcon />
                {t('performance.superior')}
              </Link>
            </Button>
          )}
          {belongsTo(assessment, 'setSubordinateTargets') && (
            <Button onClick={() => setAllotted(true)}>
              <ListChecksIcon />
              {t('performance.allot.history')}
            </Button>
          )}
          <Button onClick={() => setLog(true)}>
            <HistoryIcon />
            {t('performance.assess.log')}
          </Button>
        </>
      }
    >
      {changing ? (
        <TargetChangeForm assessment={assessment} {...whose} onClose={() => setChanging(false)} />
      ) : (
        <>
          <UnsavedGuard dirty={form.dirty} />
          <Stack gap="5">
            <TargetChangePanel assessment={assessment} {...whose} onChange={() => setChanging(true)} />
            <TargetConflict form={form} onReload={reload} />
            {assessment.parts.map((part) => (
              <TargetSheet
                key={`${part.template?.id}${part.id}`}
                form={form}
                part={part}
                parts={assessment.parts}
                talk={talk}
              />
            ))}
            {phone && form.editable ? (
              <BottomBar align="center" justify="space-between" wrap="wrap">
                <Stack gap="0">
                  <WeightTotals parts={assessment.parts} rows={form.rows} />
                  {saving}
                </Stack>
                {actions}
              </BottomBar>
            ) : (
              actions
            )}
          </Stack>
        </>
      )}
      {about?.id && (
        <ThreadDrawer
          key={about.id}
          {...whose}
          indicator={{ id: about.id, keyResult: about.keyResult }}
          may={permissionOf(assessment, 'comment')}
          onChange={threads.refetch}
          onClose={() => setTalked('')}
        />
      )}
      {detail !== null && (
        <IndicatorDrawer
          {...whose}
          indicatorId={detail.id}
          noting={detail.noting}
          editable={form.own}
          agreed={targetStatus === 'APPROVED'}
          version={form.version}
          beforeRemoval={form.saveNow}
          mayNote={notes}
          files={filesOf(assessment, detail.id)}
          onComments={threads.of(detail.id) ? () => setTalked(detail.id) : undefined}
          onClose={() => setDetail(null)}
        />
      )}
      {takingOver && (
        <TakeOverDialog
          assessment={assessment}
          employeeId={employeeId}
          rows={form.rows}
          onTake={form.take}
          onClose={() => setTakingOver(false)}
        />
      )}
      {allotted && <AllottedDrawer {...whose} onClose={() => setAllotted(false)} />}
      {log && <TargetLogDrawer {...whose} onClose={() => setLog(false)} />}
    </SectionCard>
  );
}
