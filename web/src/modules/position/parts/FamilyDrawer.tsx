import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { SelectField } from '../../../ui/form/fields';
import { type JobFamilyRowFragment, useAddJobFamilyMutation, useUpdateJobFamilyMutation } from '../jobFamily.gen';
import { useReferences } from '../useReferences';
import { DescribedDrawer } from './DescribedDrawer';

interface Props {
  /** Null: a new one. */
  family: JobFamilyRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A job family to be set up, renamed or moved; mounted only while it is open. */
export function FamilyDrawer({ family, onClose, onAdded }: Props) {
  const t = useT();
  const { jobFamilies } = useReferences();
  const [add] = useAddJobFamilyMutation();
  const [update] = useUpdateJobFamilyMutation();
  return (
    <DescribedDrawer
      kind="family"
      thing={family}
      values={{ parentId: family?.parent?.id ?? '' }}
      nameLength={LIMITS.jobFamilyName}
      add={async (input, { parentId }) =>
        (await add({ variables: { input: { ...input, parentId: parentId || null } } })).data?.addJobFamily
      }
      update={async (input, { parentId }) =>
        (await update({ variables: { input: { ...input, parentId: parentId || null } } })).data?.updateJobFamily
      }
      onClose={onClose}
      onAdded={onAdded}
    >
      <SelectField<{ parentId: string }>
        name="parentId"
        label={t('position.family.parent')}
        options={jobFamilies.filter(({ value }) => value !== family?.id)}
      />
    </DescribedDrawer>
  );
}
