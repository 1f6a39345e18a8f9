import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import { toast } from '../../../ui/toast';
import { type ProbationRuleFormFragment, useProbationRuleDetailsQuery } from '../rule/rule.gen';
import { RuleFields } from '../rule/RuleFields';
import { useRuleForm } from '../rule/useRuleForm';

const LIST = '/performance/setting?tabName=probation';

/** A rule for probations on its own page; without an id a new one. */
export default function RuleDetailsPage() {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useProbationRuleDetailsQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  const rule = data?.probationRule ?? null;
  if (id === '' || rule) return <RuleEditor key={id} rule={rule} />;
  return (
    <>
      <BackHeader title={t('probation.title.rule')} back={LIST} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('probation.rule.gone')}
      />
    </>
  );
}

function RuleEditor({ rule }: { rule: ProbationRuleFormFragment | null }) {
  const t = useT();
  const navigate = useNavigate();
  const { edit } = usePageAccess();
  const { form, onSave, checkName } = useRuleForm(rule);
  const leave = () => void navigate(LIST);
  const done = () => {
    toast.success(t('probation.rule.saved'));
    leave();
  };
  return (
    <>
      <BackHeader
        title={rule?.name ?? t('probation.rule.new')}
        back={LIST}
        state={
          rule && (
            <StatusDot
              tone={rule.enabled ? 'approved' : 'neutral'}
              label={t(rule.enabled ? 'probation.rule.on' : 'probation.rule.off')}
            />
          )
        }
        facts={
          rule && (
            <>
              <span>{t('probation.rule.facts.plans', { count: rule.planCount })}</span>
              <span>{t('probation.rule.facts.updated', { at: formatDateTime(rule.updatedAt) })}</span>
            </>
          )
        }
      />
      <GuardedForm form={form} onSave={onSave} onDone={done} onCancel={leave}>
        <RuleFields rule={rule} onNameLeft={(name) => void checkName(name)} disabled={!edit} />
      </GuardedForm>
    </>
  );
}
