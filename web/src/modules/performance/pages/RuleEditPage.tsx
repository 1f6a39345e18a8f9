import { Box } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { BackHeader } from '../../../ui/BackHeader';
import { listUrl } from '../../../ui/list/listUrl';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import { toast } from '../../../ui/toast';
import { type RuleFormFragment, useRuleDetailQuery } from '../rule/rule.gen';
import { RuleFields } from '../rule/RuleFields';
import { ScoreInputCard } from '../rule/ScoreInputCard';
import { useRuleForm } from '../rule/useRuleForm';

const LIST = '/performance/setting';

/** A rule on its own page; without an id a new one. */
export default function RuleEditPage() {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useRuleDetailQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  const rule = data?.assessmentRule ?? null;
  if (id === '' || rule) return <RuleEditor key={id} rule={rule} />;
  return (
    <>
      <BackHeader title={t('performance.title.ruleEdit')} back={LIST} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('performance.rule.gone')}
      />
    </>
  );
}

function RuleEditor({ rule }: { rule: RuleFormFragment | null }) {
  const t = useT();
  const navigate = useNavigate();
  const { edit } = usePageAccess();
  const { form, onSave, checkName } = useRuleForm(rule);
  const leave = () => void navigate(listUrl(LIST));
  const done = () => {
    toast.success(t('performance.rule.saved'));
    leave();
  };
  return (
    <>
      <BackHeader
        title={rule?.name ?? t('performance.rule.new')}
        back={LIST}
        state={
          rule && (
            <StatusDot
              tone={rule.enabled ? 'approved' : 'neutral'}
              label={t(rule.enabled ? 'performance.rule.state.on' : 'performance.rule.state.off')}
            />
          )
        }
        facts={
          rule && (
            <>
              <span>{t('performance.rule.facts.plans', { count: rule.planCount })}</span>
              <span>{t('performance.rule.facts.updated', { at: formatDateTime(rule.updatedAt) })}</span>
            </>
          )
        }
      />
      {/* Outside the form: what is submitted in its drawer would be submitted here, too. */}
      {rule && (
        <Box mb="4">
          <ScoreInputCard rule={rule} />
        </Box>
      )}
      <GuardedForm form={form} onSave={onSave} onDone={done} onCancel={leave}>
        <RuleFields onNameLeft={(name) => void checkName(name)} disabled={!edit} isNew={rule === null} />
      </GuardedForm>
    </>
  );
}
