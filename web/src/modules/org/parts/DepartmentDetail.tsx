import { Button, Flex, Heading, Link as Anchor, Stack, Text } from '@chakra-ui/react';
import { EllipsisIcon, PencilIcon, PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DASH, formatCount, formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useOrdering } from '../../../shared/save/useOrdering';
import { DropMenu } from '../../../ui/DropMenu';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { SortableList } from '../../../ui/SortableList';
import { StatusDot } from '../../../ui/StatusDot';
import { usePageAccess } from '../../../ui/PageAccess';
import { useOrgDepartmentHeadQuery } from '../list/departments.gen';
import type { DepartmentActions } from '../list/useDepartmentActions';
import type { Department, Departments } from '../list/useDepartments';
import { ComingChanges } from './ComingChanges';
import { MembersCard } from './MembersCard';

/** What is done to the department in a drawer. */
export type Doing = 'add' | 'change' | 'merge' | 'close';

/** The chosen department: what it is, what is coming, what stands below it in its order, and who works in it. */
export function DepartmentDetail({
  department,
  departments,
  actions,
  onDo,
}: {
  department: Department;
  departments: Departments;
  actions: DepartmentActions;
  onDo: (doing: Doing) => void;
}) {
  const t = useT();
  const children = departments.childrenOf(department.id);
  const coming = departments.changes.filter((one) => [one.department?.id, one.target?.id].includes(department.id));
  const isRoot = department.parent === null;
  return (
    <Stack gap="4" minW="0">
      <Flex justify="space-between" align="flex-start" gap="2" wrap="wrap">
        <Heading as="h2" textStyle="lg" overflowWrap="anywhere" minW="0">
          {localName(department)}
        </Heading>
        <Can do="edit">
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => onDo('add')}>
              <PlusIcon />
              {t('org.new.below')}
            </Button>
            <Button onClick={() => onDo('change')}>
              <PencilIcon />
              {t('org.edit')}
            </Button>
            {!isRoot && (
              <DropMenu
                trigger={
                  <Button aria-label={t('org.more')}>
                    <EllipsisIcon />
                  </Button>
                }
                entries={[
                  { id: 'merge', label: t('org.merge'), onSelect: () => onDo('merge') },
                  { id: 'close', label: t('org.close'), danger: true, onSelect: () => onDo('close') },
                ]}
              />
            )}
          </Flex>
        </Can>
      </Flex>
      <SectionCard id="org-facts" title={t('org.facts')}>
        <FactsOf department={department} departments={departments} />
      </SectionCard>
      {coming.length > 0 && (
        <SectionCard id="org-coming" title={t('org.coming')}>
          <ComingChanges changes={coming} actions={actions} />
        </SectionCard>
      )}
      {children.length > 0 && (
        <SectionCard id="org-below" title={t('org.below')} hint={t('org.below.hint')}>
          <Children
            key={department.id}
            parent={department}
            departments={departments}
            actions={actions}
            items={children}
          />
        </SectionCard>
      )}
      <MembersCard key={department.id} departmentId={department.id} />
    </Stack>
  );
}

function FactsOf({ department, departments }: { department: Department; departments: Departments }) {
  const t = useT();
  const parent = departments.byId.get(department.parent?.id ?? '');
  return (
    <Facts
      items={[
        { label: t('org.code'), value: department.code },
        { label: t('org.nameEn'), value: department.nameEn ?? DASH },
        {
          label: t('org.parent'),
          value: parent ? <ChooseLink department={parent} departments={departments} /> : DASH,
        },
        { label: t('org.head'), value: <HeadOf key={department.id} department={department} /> },
        { label: t('org.headcount'), value: formatCount(department.headcount ?? 0) },
        { label: t('org.totalHeadcount'), value: formatCount(department.totalHeadcount ?? 0) },
        { label: t('org.since'), value: formatDate(department.validFrom) },
      ]}
    />
  );
}

/** The name of another department, which chooses it. */
function ChooseLink({ department, departments }: { department: Department; departments: Departments }) {
  return (
    <Anchor asChild minW="0" textAlign="start" display="inline-block" truncate>
      <button type="button" onClick={() => departments.choose(department.id)}>
        {localName(department)}
      </button>
    </Anchor>
  );
}

/** Who heads it; that nobody does is said, for work waits for a head. */
function HeadOf({ department: { id, hasHead } }: { department: Department }) {
  const t = useT();
  const { data } = useOrgDepartmentHeadQuery({ variables: { id }, skip: !hasHead, fetchPolicy: 'cache-and-network' });
  if (!hasHead) return <StatusDot tone="approving" label={t('org.vacant')} />;
  const head = data?.department?.head;
  if (!data) return DASH;
  if (!head) return t('org.head.hidden');
  return (
    <Anchor asChild>
      <Link to={`/employee/details?id=${head.id}`}>{localName(head)}</Link>
    </Anchor>
  );
}

function Children({
  parent,
  items,
  departments,
  actions,
}: {
  parent: Department;
  items: readonly Department[];
  departments: Departments;
  actions: DepartmentActions;
}) {
  const { edit } = usePageAccess();
  const t = useT();
  const { moved, move } = useOrdering<Department>(
    (order, version) =>
      actions.order(
        parent.id,
        version,
        order.map(({ id }) => id),
      ),
    parent.version,
  );
  const draw = (one: Department) => (
    <Flex gap="2" align="center" justify="space-between" pe="2">
      <ChooseLink department={one} departments={departments} />
      <Text as="span" flexShrink={0} color="fg.muted">
        {t('org.people', { count: one.totalHeadcount ?? 0 })}
      </Text>
    </Flex>
  );
  if (!edit)
    return (
      <Stack as="ul" gap="1" listStyleType="none">
        {items.map((one) => (
          <li key={one.id}>{draw(one)}</li>
        ))}
      </Stack>
    );
  return (
    <SortableList
      items={moved ?? items}
      idOf={(one) => one.id}
      nameOf={(one) => localName(one)}
      draw={draw}
      onChange={(order) => void move(order)}
    />
  );
}
