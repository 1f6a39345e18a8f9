import { Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, TextAreaField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { planPath } from './paths';
import { type ProbationPlanFormFragment, useExtendProbationMutation } from './plan.gen';

interface Values {
  regularDate: string;
  consentOn: string;
  consentNote: string;
}

/** Until when a probation is extended, and how the person's consent is on record. */
export function ExtendDrawer({ detail, onClose }: { detail: ProbationPlanFormFragment; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [clientMutationId] = useState(randomId);
  const [extend] = useExtendProbationMutation();
  const form = useForm<Values>({ defaultValues: { regularDate: '', consentOn: '', consentNote: '' } });
  const next = useRef<string | null>(null);
  const { id, version } = detail.plan;
  const close = () => {
    onClose();
    if (next.current !== null) void navigate(planPath(next.current));
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t('probation.extend')}
      form={form}
      saveLabel={t('probation.extend')}
      onSave={(values) =>
        outcome(async () => {
          const { data } = await extend({ variables: { input: { ...values, clientMutationId, id, version } } });
          next.current = data?.extendProbation?.detail?.id ?? null;
          return data?.extendProbation;
        })
      }
    >
      <FormGrid columns={1}>
        <Notice tone="warning">
          <Text>{t('probation.extend.warning')}</Text>
          <Text>
            {detail.latestRegularDate
              ? t('probation.extend.latest', { date: formatDate(detail.latestRegularDate) })
              : t('probation.extend.none')}
          </Text>
        </Notice>
        <DateField<Values>
          name="regularDate"
          label={t('probation.extend.regularDate')}
          required
          {...(detail.latestRegularDate && { max: detail.latestRegularDate })}
        />
        <DateField<Values> name="consentOn" label={t('probation.extend.consentOn')} required />
        <TextAreaField<Values>
          name="consentNote"
          label={t('probation.extend.consentNote')}
          required
          maxLength={LIMITS.reason}
          placeholder={t('probation.extend.consentNote.hint')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
