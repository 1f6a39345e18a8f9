import { Button, Flex, Link as TextLink, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { act } from '../../../shared/save/outcome';
import { useOrdering } from '../../../shared/save/useOrdering';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { usePageAccess } from '../../../ui/PageAccess';
import { SortableList } from '../../../ui/SortableList';
import { RowActions } from '../../../ui/table/RowActions';
import { type GradeRowFragment, useDeleteGradeMutation, useGradeListQuery, useOrderGradesMutation } from '../rank.gen';
import { useDeletion } from '../useDeletion';
import { GradeDrawer } from './GradeDrawer';
import { ManagementTabs } from './ManagementTabs';

type Grade = GradeRowFragment;

/** The grades in their order, which is changed by moving them; few companies have more than ten. */
export function GradeTab() {
  const t = useT();
  const { edit } = usePageAccess();
  const { data, loading, refetch } = useGradeListQuery({ fetchPolicy: 'cache-and-network' });
  const grades = data?.grades;
  const [editing, setEditing] = useState<Grade | 'new' | null>(null);
  const [order] = useOrderGradesMutation();
  const again = () => void refetch();
  const { moved, move } = useOrdering<Grade>(async (next) => {
    const ids = next.map(({ id }) => id);
    // Where somebody has added one meanwhile the order is shown as it stands.
    const done = await act(async () => (await order({ variables: { input: { ids } } })).data?.orderGrades);
    await refetch();
    return done ? 0 : null;
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('position.grade.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader title={t('position.title.management')} purpose={t('position.grade.purpose')} actions={add} />
      <ManagementTabs />
      <Panel p="4">
        {!grades && loading && <Skeleton h="40" />}
        {!grades && !loading && <EmptyState kind="failed" onRetry={again} />}
        {grades?.length === 0 && (
          <EmptyState title={t('position.grade.empty')} hint={t('position.grade.empty.hint')} action={add} />
        )}
        {grades && grades.length > 0 && edit && (
          <SortableList
            items={moved ?? grades}
            idOf={({ id }) => id}
            nameOf={localName}
            onChange={(next) => void move(next)}
            draw={(grade) => <GradeLine grade={grade} onEdit={setEditing} onChanged={again} />}
          />
        )}
        {grades && !edit && grades.map((grade) => <GradeLine key={grade.id} grade={grade} />)}
      </Panel>
      {editing && (
        <GradeDrawer grade={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onAdded={again} />
      )}
    </>
  );
}

function GradeLine({
  grade,
  onEdit,
  onChanged = () => undefined,
}: {
  grade: Grade;
  onEdit?: (grade: Grade) => void;
  onChanged?: () => void;
}) {
  const t = useT();
  const [remove] = useDeleteGradeMutation();
  const deletion = useDeletion(onChanged);
  const { id, version, rankCount, filled } = grade;
  const run = async () => (await remove({ variables: { input: { id, version } } })).data?.deleteGrade;
  return (
    <Flex flex="1" minW="0" align="center" gap="3">
      <Flex flex="1" minW="0" columnGap="4" wrap="wrap" justify="space-between">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {localName(grade)}
        </Text>
        <Flex columnGap="4" wrap="wrap">
          <TextLink asChild color="brand.fg">
            <Link to={`?tabName=ranks&grade=${id}`}>{t('position.grade.ranks', { count: rankCount })}</Link>
          </TextLink>
          <Text color="fg.muted">{t('position.grade.people', { count: filled })}</Text>
        </Flex>
      </Flex>
      {onEdit && (
        <RowActions
          actions={[
            { id: 'edit', label: t('position.grade.rename'), onSelect: () => onEdit(grade) },
            {
              id: 'delete',
              label: t('ui.delete'),
              danger: true,
              onSelect: () => void deletion({ thing: { name: grade.name, nameEn: grade.nameEn }, people: null, run }),
            },
          ]}
        />
      )}
    </Flex>
  );
}
