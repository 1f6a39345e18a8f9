import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import type { Member } from './memberModel';
import { useShownColumns } from './useShownColumns';

const nothing = () => undefined;

interface Props {
  title: string;
  members: readonly Member[];
  /** All amounts together; null: one of them is hidden from the reader. */
  total: string | null;
}

/** The members of a project to read. */
export function MembersShown({ title, members, total }: Props) {
  const t = useT();
  const columns = useShownColumns(total);
  return (
    <SectionCard id="members" title={title}>
      <ScoreSheet<Member>
        label={title}
        columns={columns}
        rows={members}
        rowKey={({ employee }) => employee?.id ?? ''}
        onChange={nothing}
        empty={<EmptyState compact title={t('projectfund.members.empty')} />}
      />
    </SectionCard>
  );
}
