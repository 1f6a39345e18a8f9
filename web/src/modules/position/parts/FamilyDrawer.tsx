import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { SelectField, TextField } from '../../../ui/form/fields';
import { type JobFamilyRowFragment, useAddJobFamilyMutation, useUpdateJobFamilyMutation } from '../jobFamily.gen';
import { useReferences } from '../useReferences';
import { DescribedDrawer } from './DescribedDrawer';

interface Values {
  nameEn: string;
  parentId: string;
}
interface Props {
  /** Null: a new one. */
  family: JobFamilyRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

const described = ({ nameEn, parentId }: Values) => ({ nameEn: nameEn.trim() || null, parentId: parentId || null });

/** A job family to be set up, renamed or moved; mounted only while it is open. */
export function FamilyDrawer({ family, onClose, onAdded }: Props) {
  const t = useT();
  const { jobFamilies } = useReferences();
  const [add] = useAddJobFamilyMutation();
  const [update] = useUpdateJobFamilyMutation();
  return (
    <DescribedDrawer<Values>
      kind="family"
      thing={family}
      values={{ nameEn: family?.nameEn ?? '', parentId: family?.parent?.id ?? '' }}
      nameLength={LIMITS.jobFamilyName}
      add={async (input, values) =>
        (await add({ variables: { input: { ...input, ...described(values) } } })).data?.addJobFamily
      }
      update={async (input, values) =>
        (await update({ variables: { input: { ...input, ...described(values) } } })).data?.updateJobFamily
      }
      onClose={onClose}
      onAdded={onAdded}
    >
      <TextField<Values> name="nameEn" label={t('position.family.nameEn')} maxLength={LIMITS.jobFamilyNameEn} />
      <SelectField<Values>
        name="parentId"
        label={t('position.family.parent')}
        options={jobFamilies.filter(({ value }) => value !== family?.id)}
      />
    </DescribedDrawer>
  );
}
