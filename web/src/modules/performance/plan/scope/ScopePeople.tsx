import { Box, Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { Building2Icon, DownloadIcon, UploadIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { localName } from '../../../../i18n/format';
import { Can } from '../../../../session/Can';
import { Tabs } from '../../../../theme/parts/Tabs';
import { DropMenu } from '../../../../ui/DropMenu';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pager } from '../../../../ui/list/Pager';
import { usePageAccess } from '../../../../ui/PageAccess';
import { TextDialog } from '../../../../ui/TextDialog';
import { TableImportDialog } from '../../../../shared/tableImport/TableImportDialog';
import { type Plan, refusal } from '../planModel';
import { useTold } from '../../useTold';
import { JoinDepartmentsDialog } from './JoinDepartmentsDialog';
import { OwnDaysDialog } from './OwnDaysDialog';
import { MemberList, OutsiderList, SingleList } from './PeopleList';
import {
  type Member,
  type Outsider,
  type ScopeList,
  type Single,
  useScopeActions,
  useScopePeople,
} from './usePlanScope';

/** Enter in a field of the list would send the form around it. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

const LISTS: readonly ScopeList[] = ['in', 'out', 'single'];

type Task =
  | { at: 'own'; row: Member | Single }
  | { at: 'add'; row: Outsider | Single }
  | { at: 'remove'; row: Member | Single }
  | { at: 'departments' | 'importPlanScope' | 'importUpdatePlanScope' };

/** Who is in a plan and who could join, one by one, by department and by file. `waits`: the scope above is being edited. */
export function ScopePeople({ plan, waits }: { plan: Plan; waits: boolean }) {
  const t = useT();
  const told = useTold();
  const [list, setList] = useState<ScopeList>('in');
  const [task, setTask] = useState<Task | null>(null);
  const [keyword, setKeyword] = useState('');
  const people = useScopePeople(plan, list);
  const actions = useScopeActions(plan, people.refetch);
  const canEdit = usePageAccess().edit && !waits && refusal(plan, 'changeScope') === null;
  const close = () => setTask(null);
  const actionsOfMember = (row: Member | Single) =>
    canEdit
      ? [
          { id: 'own', label: t('performance.scope.own'), onSelect: () => setTask({ at: 'own', row }) },
          {
            id: 'remove',
            label: t('performance.scope.remove'),
            danger: true,
            onSelect: () => setTask({ at: 'remove', row }),
          },
        ]
      : [];
  const actionsOfOutsider = (row: Outsider | Single) =>
    canEdit ? [{ id: 'add', label: t('performance.scope.add'), onSelect: () => setTask({ at: 'add', row }) }] : [];
  const show = (next: ScopeList) => {
    setList(next);
    setKeyword('');
    people.search('');
  };
  return (
    <Stack gap="3" onKeyDown={keepEnter}>
      <HStack gap="2" wrap="wrap">
        <Can do="edit" element="performance.importScope">
          <DropMenu
            trigger={
              <Button disabled={!canEdit}>
                <UploadIcon />
                {t('performance.scope.file')}
              </Button>
            }
            entries={[
              { id: 'in', label: t('performance.scope.file.add'), onSelect: () => setTask({ at: 'importPlanScope' }) },
              {
                id: 'update',
                label: t('performance.scope.file.update'),
                onSelect: () => setTask({ at: 'importUpdatePlanScope' }),
              },
            ]}
          />
        </Can>
        <Can do="edit">
          <Button disabled={!canEdit} onClick={() => setTask({ at: 'departments' })}>
            <Building2Icon />
            {t('performance.scope.departments')}
          </Button>
        </Can>
        <Can do="export">
          <Button onClick={() => void actions.exportScope()}>
            <DownloadIcon />
            {t('performance.scope.export')}
          </Button>
        </Can>
      </HStack>
      {waits && <Text color="fg.muted">{t('performance.scope.waits')}</Text>}
      <Tabs.Root
        value={list}
        onValueChange={(e) => show(LISTS.find((one) => one === e.value) ?? 'in')}
        colorPalette="brand"
      >
        <Tabs.List>
          {LISTS.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`performance.scope.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Root>
      <Input
        aria-label={t('performance.manage.personKeyword')}
        placeholder={t('performance.manage.personKeyword')}
        maxW="280px"
        value={keyword}
        onChange={(e) => setKeyword(e.target.value)}
        onBlur={() => people.search(keyword)}
        onKeyDown={(e) => e.key === 'Enter' && people.search(keyword)}
      />
      <Box borderWidth="1px" rounded="md">
        {people.total === 0 && !people.loading ? (
          <EmptyState
            compact
            kind={people.failed ? 'failed' : people.keyword ? 'filtered' : 'empty'}
            title={people.failed || people.keyword ? undefined : t(`performance.scope.empty.${list}`)}
            onRetry={people.failed ? people.refetch : undefined}
          />
        ) : list === 'in' ? (
          <MemberList rows={people.members} actionsOf={actionsOfMember} />
        ) : list === 'single' ? (
          <SingleList
            rows={people.singles}
            actionsOf={(row) => (row.takesPart ? actionsOfMember(row) : actionsOfOutsider(row))}
          />
        ) : (
          <OutsiderList rows={people.outsiders} actionsOf={actionsOfOutsider} />
        )}
        <Pager page={people.page} total={people.total} onPage={people.setPageNo} />
      </Box>
      {(task?.at === 'own' || task?.at === 'add') && (
        <OwnDaysDialog
          plan={plan}
          title={t(task.at === 'own' ? 'performance.scope.own.title' : 'performance.scope.add.title', {
            name: localName(task.row.employee),
          })}
          action={t(task.at === 'own' ? 'ui.save' : 'performance.scope.add')}
          own={{
            fillTo: (task.at === 'own' && task.row.fillTo) || '',
            scoreTo: (task.at === 'own' && task.row.scoreTo) || '',
            reason: (task.at === 'own' && task.row.reason) || '',
          }}
          save={(own) => actions.save([task.row.id], own)}
          onClose={close}
        />
      )}
      {task?.at === 'remove' && (
        <TextDialog
          question={{
            title: t('performance.scope.remove.title', { name: localName(task.row.employee) }),
            body: [t('performance.scope.remove.body'), ...(plan.status === 'NOT_OPEN' ? [] : [told('leavePlan')])].join(
              ' ',
            ),
            label: t('performance.manage.reason'),
            action: t('performance.scope.remove'),
            required: true,
            maxLength: LIMITS.reason,
            danger: true,
            run: (reason) => actions.remove(task.row.id, reason),
          }}
          onClose={close}
        />
      )}
      {task?.at === 'departments' && <JoinDepartmentsDialog join={actions.join} onClose={close} />}
      {(task?.at === 'importPlanScope' || task?.at === 'importUpdatePlanScope') && (
        <TableImportDialog
          title={t(`performance.scope.file.${task.at === 'importPlanScope' ? 'add' : 'update'}`)}
          intro={<Text>{t(`performance.scope.file.${task.at === 'importPlanScope' ? 'add' : 'update'}.intro`)}</Text>}
          operation={task.at}
          planId={plan.id}
          onTaken={actions.refresh}
          onClose={close}
        />
      )}
    </Stack>
  );
}
