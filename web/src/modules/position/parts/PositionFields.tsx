import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField } from '../../../shared/pickers/pickerFields';
import { NumberField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields';
import type { PositionVersionDetailsFragment } from '../position.gen';
import { useReferences } from '../useReferences';

export interface PositionValues {
  code: string;
  validFrom: string;
  name: string;
  nameEn: string;
  departmentId: string;
  jobFamilyId: string;
  rankId: string;
  highestRankId: string;
  plannedHeadcount: string;
  responsibilities: string;
  requirements: string;
}

/** A form over a description, or an empty one. */
export const toValues = (from?: PositionVersionDetailsFragment): Omit<PositionValues, 'code' | 'validFrom'> => ({
  name: from?.name ?? '',
  nameEn: from?.nameEn ?? '',
  departmentId: from?.department?.id ?? '',
  jobFamilyId: from?.jobFamily?.id ?? '',
  rankId: from?.rank?.id ?? '',
  highestRankId: from?.highestRank?.id ?? '',
  plannedHeadcount: from?.plannedHeadcount == null ? '' : String(from.plannedHeadcount),
  responsibilities: from?.responsibilities ?? '',
  requirements: from?.requirements ?? '',
});

/** What the form says, as both inputs take it: nothing is null. */
export const toInput = (values: PositionValues) => ({
  name: values.name.trim(),
  nameEn: values.nameEn.trim() || null,
  departmentId: values.departmentId || null,
  jobFamilyId: values.jobFamilyId || null,
  rankId: values.rankId || null,
  highestRankId: values.highestRankId || null,
  plannedHeadcount: values.plannedHeadcount === '' ? null : Number(values.plannedHeadcount),
  responsibilities: values.responsibilities.trim() || null,
  requirements: values.requirements.trim() || null,
});

/** The fields that describe a position. */
export function PositionFields() {
  const t = useT();
  const { ranks, jobFamilies } = useReferences();
  return (
    <>
      <TextField<PositionValues> name="name" label={t('position.name')} required maxLength={LIMITS.positionName} />
      <TextField<PositionValues> name="nameEn" label={t('position.nameEn')} maxLength={LIMITS.positionName} />
      <SelectField<PositionValues> name="jobFamilyId" label={t('position.family')} options={jobFamilies} />
      <DepartmentPickerField<PositionValues>
        name="departmentId"
        label={t('position.department')}
        help={t('position.department.help')}
      />
      <SelectField<PositionValues> name="rankId" label={t('position.rank.lowest')} options={ranks} />
      <SelectField<PositionValues>
        name="highestRankId"
        label={t('position.rank.highest')}
        options={ranks}
        help={t('position.rank.highest.help')}
      />
      <NumberField<PositionValues> name="plannedHeadcount" label={t('position.planned')} places={0} />
      <TextAreaField<PositionValues>
        wide
        name="responsibilities"
        label={t('position.responsibilities')}
        maxLength={LIMITS.jobDescription}
      />
      <TextAreaField<PositionValues>
        wide
        name="requirements"
        label={t('position.requirements')}
        maxLength={LIMITS.jobDescription}
      />
    </>
  );
}
