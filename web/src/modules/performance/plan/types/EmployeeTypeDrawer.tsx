import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { get, useForm, useWatch } from 'react-hook-form';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { useLiveChecks } from '../../../../shared/save/useLiveChecks';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { FormField } from '../../../../ui/form/FormField';
import { NumberField, TextField } from '../../../../ui/form/fields';
import { MultiSelect, type Option } from '../../../../ui/input/Select';
import type { Plan } from '../planModel';
import { checkType, type EmployeeType, type EmployeeTypeValues, typeInput, typeValuesOf } from './employeeTypeModel';
import { useSaveEmployeeTypeMutation } from './types.gen';

interface Props {
  plan: Plan;
  /** Null: a new one. */
  type: EmployeeType | null;
  /** Job families; one that belongs to another type is disabled. */
  families: readonly Option[];
  onClose: () => void;
  onSaved: () => void;
}

/** Name, job families and weights of a type of employees. */
export function EmployeeTypeDrawer({ plan, type, families, onClose, onSaved }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const [save] = useSaveEmployeeTypeMutation();
  const form = useForm<EmployeeTypeValues>({
    mode: 'onTouched',
    defaultValues: typeValuesOf(plan, type),
    resolver: issuesResolver(checkType, issueText),
  });
  useLiveChecks(form);
  const [modules, jobFamilyIds] = useWatch({ control: form.control, name: ['modules', 'jobFamilyIds'] });
  const whole: string | undefined = get(form.formState.errors, 'modules.root.message');
  return (
    <FormDrawer
      open
      form={form}
      title={t(type ? 'performance.plan.types.edit' : 'performance.plan.types.add')}
      description={t('performance.plan.types.help')}
      onClose={onClose}
      onSave={async (values) => {
        const errors = await outcome(
          async () =>
            (await save({ variables: { input: typeInput(values, plan, type) } })).data?.saveAssessmentEmployeeType,
        );
        if (errors.length === 0) onSaved();
        return errors;
      }}
    >
      <Stack gap="4">
        <TextField<EmployeeTypeValues>
          name="name"
          label={t('performance.plan.types.name')}
          required
          maxLength={LIMITS.empTypeName}
          placeholder={t('performance.plan.types.name.placeholder')}
        />
        <FormField<EmployeeTypeValues> name="jobFamilyIds" label={t('performance.plan.types.families')} required choice>
          {({ onChange, onBlur }, invalid) => (
            <MultiSelect
              options={families}
              value={jobFamilyIds}
              onChange={onChange}
              onBlur={onBlur}
              invalid={invalid}
            />
          )}
        </FormField>
        <Box>
          <Flex justify="space-between" mb="2">
            <Text fontWeight="medium">{t('performance.plan.types.weights')}</Text>
            <WeightSum values={modules.map((one) => one.weight)} />
          </Flex>
          <Stack gap="3">
            {plan.modules.map(({ template }, i) => (
              <NumberField<EmployeeTypeValues>
                key={template?.id ?? i}
                name={`modules.${i}.weight`}
                label={template?.name ?? '-'}
                required
                places={LIMITS.decimalDigits}
                unit="%"
              />
            ))}
          </Stack>
          {whole && (
            <Text role="alert" color="fg.error" mt="2">
              {whole}
            </Text>
          )}
        </Box>
      </Stack>
    </FormDrawer>
  );
}
