import { Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { BackHeader } from '../../../ui/BackHeader';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, TextField } from '../../../ui/form/fields';
import { listUrl } from '../../../ui/list/listUrl';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { BandSheet } from './BandSheet';
import type { Detail, PolicyValues, RangeRow } from './policyModel';
import { RangeSheet } from './RangeSheet';
import type { PolicyOptions } from './usePolicyOptions';
import { usePolicyForm } from './usePolicyForm';

const LIST = '/payment/policy';

interface Props {
  /** The policy that is edited; null: a new one. */
  saved: Detail | null;
  /** What the form begins with. */
  begin: PolicyValues;
  options: PolicyOptions;
}

/** A pay policy as a form: its name, ranges and bands. */
export function PolicyEditor({ saved, begin, options: { ranks, families } }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { edit } = usePageAccess();
  const nameOf = ({ rankId, jobFamilyId }: RangeRow) =>
    [ranks.find(({ value }) => value === rankId), families.find(({ value }) => value === jobFamilyId)]
      .flatMap((option) => option?.label ?? [])
      .join(' · ');
  const { form, onSave, checkName, madeId } = usePolicyForm(saved, begin, nameOf);
  const done = () => {
    toast.success(t('compensation.policy.saved', { name: form.getValues('name').trim() }));
    const id = madeId();
    if (id) void navigate(`?id=${id}`, { replace: true });
  };
  return (
    <>
      <BackHeader
        title={saved?.matrix.name ?? t('compensation.policy.new')}
        back={LIST}
        facts={saved && <span>{changedAt(t, saved)}</span>}
      />
      <GuardedForm form={form} onSave={onSave} onDone={done} onCancel={() => void navigate(listUrl(LIST))}>
        <Stack gap="4">
          <Panel p="4">
            <FormGrid>
              <TextField<PolicyValues>
                name="name"
                label={t('compensation.policy.name')}
                required
                maxLength={LIMITS.salaryMatrixName}
                onLeave={(name) => void checkName(name)}
                disabled={!edit}
              />
              <DateField<PolicyValues>
                name="validFrom"
                label={t('compensation.policy.validFrom')}
                required
                disabled={!edit}
              />
            </FormGrid>
          </Panel>
          <RangeSheet saved={saved} ranks={ranks} families={families} nameOf={nameOf} editable={edit} />
          <BandSheet saved={saved} editable={edit} />
        </Stack>
      </GuardedForm>
    </>
  );
}

function changedAt(t: ReturnType<typeof useT>, { matrix: { updatedAt, updatedBy } }: Detail): string {
  const at = formatDateTime(updatedAt);
  return updatedBy
    ? t('compensation.policy.facts.updatedBy', { at, name: localName(updatedBy) })
    : t('compensation.policy.facts.updated', { at });
}
