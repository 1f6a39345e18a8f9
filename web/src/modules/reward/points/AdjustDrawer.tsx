import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkAdjustment } from '@hengcai/shared/rules/reward/points';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, TextAreaField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useAdjustPointsMutation } from './points.gen';
import type { Account } from './useAccounts';

interface Values {
  delta: string;
  reason: string;
}

/** Points to be added to somebody or taken back; mounted only while it is open. */
export function AdjustDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { delta: '', reason: '' } });
  const [adjust] = useAdjustPointsMutation({ update: (cache) => markStale(cache, 'pointEntries', 'ownPointEntries') });
  const name = localName(account.employee);
  const onSave = async ({ delta, reason }: Values) => {
    const input = { clientMutationId, employeeId: account.id, delta: Number(delta), reason: reason.trim() };
    const errors = await outcome(async () => (await adjust({ variables: { input } })).data?.adjustPoints);
    if (errors.length === 0) toast.success(t('reward.adjust.done', { name }));
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('reward.adjust.title', { name })}
      description={t('reward.adjust.balance', { count: account.balance })}
      form={form}
      onSave={onSave}
      saveLabel={t('reward.adjust')}
    >
      <FormGrid columns={1}>
        <NumberField<Values>
          name="delta"
          label={t('reward.adjust.delta')}
          help={t('reward.adjust.delta.help')}
          required
          places={0}
          negative
          check={(text) => {
            const [issue] = checkAdjustment(account.balance, Number(text));
            return issue ? issueText(issue) : null;
          }}
        />
        <TextAreaField<Values>
          name="reason"
          label={t('reward.reason')}
          help={t('reward.adjust.reason.help')}
          required
          maxLength={LIMITS.reason}
        />
      </FormGrid>
    </FormDrawer>
  );
}
