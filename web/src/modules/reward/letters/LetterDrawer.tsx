import { checkAllowance } from '@hengcai/shared/rules/reward/points';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { PeopleField } from '../../../shared/pickers/PeopleField';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SelectField, TextAreaField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useRewardValueListQuery } from '../values/values.gen';
import { useLetterAllowanceQuery, useSendThankYouLetterMutation } from './letters.gen';
import { useColleagues } from './useColleagues';

interface Values {
  recipientIds: string[];
  valueId: string;
  text: string;
  points: string;
}

/** A letter to be written; mounted only while it is open. */
export function LetterDrawer({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { recipientIds: [], valueId: '', text: '', points: '' },
  });
  const { data: offered } = useRewardValueListQuery();
  const { data: own } = useLetterAllowanceQuery({ fetchPolicy: 'network-only' });
  const colleagues = useColleagues();
  const [send] = useSendThankYouLetterMutation();
  const values = offered?.rewardValues?.filter(({ enabled }) => enabled);
  const left = own?.ownPoints?.allowanceLeft ?? 0;
  const tooMany = (points: unknown, { recipientIds }: Values) => {
    const [issue] = checkAllowance({ points: Number(points), recipients: recipientIds.length, left });
    return issue ? issueText(issue) : null;
  };
  const onSave = async ({ points, ...letter }: Values) => {
    const input = { clientMutationId, ...letter, points: Number(points) };
    const errors = await outcome(async () => (await send({ variables: { input } })).data?.sendThankYouLetter);
    if (errors.length === 0) {
      toast.success(t('reward.letter.sent'));
      onSent();
    }
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('reward.letter.new')}
      description={t('reward.letter.frozen')}
      form={form}
      onSave={onSave}
      saveLabel={t('reward.letter.send')}
    >
      <FormGrid columns={1}>
        <PeopleField
          name="recipientIds"
          label={t('reward.letter.recipients')}
          required
          help={t('reward.letter.recipients.help', { max: LIMITS.thankYouLetterRecipients })}
          known={[]}
          max={LIMITS.thankYouLetterRecipients}
          among={colleagues}
        />
        <SelectField<Values>
          name="valueId"
          label={t('reward.letter.value')}
          required
          help={values?.length === 0 ? t('reward.letter.noValues') : undefined}
          options={(values ?? []).map((value) => ({ value: value.id, label: localName(value) }))}
        />
        <TextAreaField<Values>
          name="text"
          label={t('reward.letter.text')}
          required
          placeholder={t('reward.letter.text.hint')}
          maxLength={LIMITS.thankYouLetter}
        />
        {(own?.ownPoints?.monthlyAllowance ?? 0) > 0 && (
          <NumberField<Values>
            name="points"
            label={t('reward.letter.pointsEach')}
            help={t('reward.letter.left', { count: left })}
            places={0}
            check={tooMany}
          />
        )}
      </FormGrid>
    </FormDrawer>
  );
}
