import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { NumberField, SelectField } from '../../../ui/form/fields';
import { type RankRowFragment, useAddRankMutation, useUpdateRankMutation } from '../rank.gen';
import { useReferences } from '../useReferences';
import { DescribedDrawer } from './DescribedDrawer';

interface Values {
  grade: string;
  jobGradeId: string;
}
interface Props {
  /** Null: a new one. */
  rank: RankRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

const described = ({ grade, jobGradeId }: Values) => ({ grade: Number(grade), jobGradeId });

/** A rank to be set up or changed; mounted only while it is open. */
export function RankDrawer({ rank, onClose, onAdded }: Props) {
  const t = useT();
  const { grades } = useReferences();
  const [add] = useAddRankMutation();
  const [update] = useUpdateRankMutation();
  return (
    <DescribedDrawer<Values>
      kind="rank"
      thing={rank}
      values={{ grade: rank ? String(rank.grade) : '', jobGradeId: rank?.jobGrade?.id ?? '' }}
      nameLength={LIMITS.rankName}
      add={async (input, values) =>
        (await add({ variables: { input: { ...input, ...described(values) } } })).data?.addRank
      }
      update={async (input, values) =>
        (await update({ variables: { input: { ...input, ...described(values) } } })).data?.updateRank
      }
      onClose={onClose}
      onAdded={onAdded}
    >
      <SelectField<Values>
        name="jobGradeId"
        label={t('position.grade')}
        options={grades}
        required
        {...(grades.length === 0 && { help: t('position.grade.first') })}
      />
      <NumberField<Values>
        name="grade"
        label={t('position.seniority')}
        required
        places={0}
        help={t('position.seniority.help')}
      />
    </DescribedDrawer>
  );
}
