import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { downloadFile } from '../../../../session/files';
import { act, outcome } from '../../../../shared/save/outcome';
import { useT } from '../../../../i18n/useT';
import type { Plan } from '../planModel';
import {
  type PlanOutsidersQuery,
  type PlanScopePeopleQuery,
  type PlanSinglePeopleQuery,
  useExportPlanScopeMutation,
  useJoinDepartmentsMutation,
  usePlanOutsidersQuery,
  usePlanScopePeopleQuery,
  usePlanSinglePeopleQuery,
  useRemovePlanPersonMutation,
  useSavePlanPeopleMutation,
} from './scope.gen';

export type Member = NonNullable<NonNullable<PlanScopePeopleQuery['assessmentPlan']>['scopePeople']>['items'][number];
export type Outsider = NonNullable<NonNullable<PlanOutsidersQuery['assessmentPlan']>['outsiders']>['items'][number];
/** What holds for one person alone; empty for none. */
export interface Own {
  fillTo: string;
  scoreTo: string;
  reason: string;
}
export type Single = NonNullable<NonNullable<PlanSinglePeopleQuery['assessmentPlan']>['singlePeople']>['items'][number];
export type ScopeList = 'in' | 'out' | 'single';

const SIZE = 10;

/** The people of a plan, or those outside it, as far as the search goes; read anew when the plan has changed. */
export function useScopePeople(plan: Plan, list: ScopeList) {
  const [keyword, setKeyword] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const variables = { id: plan.id, filter: keyword ? { keyword } : null, page: { pageNo, pageSize: SIZE } };
  const options = { variables, fetchPolicy: 'cache-and-network' } as const;
  const members = usePlanScopePeopleQuery({ ...options, skip: list !== 'in' });
  const others = usePlanOutsidersQuery({ ...options, skip: list !== 'out' });
  const single = usePlanSinglePeopleQuery({ ...options, skip: list !== 'single' });
  const inside = (members.data ?? members.previousData)?.assessmentPlan?.scopePeople;
  const outside = (others.data ?? others.previousData)?.assessmentPlan?.outsiders;
  const alone = (single.data ?? single.previousData)?.assessmentPlan?.singlePeople;
  const now = { in: members, out: others, single }[list];
  return {
    members: inside?.items ?? [],
    outsiders: outside?.items ?? [],
    singles: alone?.items ?? [],
    total: { in: inside, out: outside, single: alone }[list]?.total ?? 0,
    loading: now.loading,
    failed: Boolean(now.error) && !now.data,
    refetch: () => void now.refetch(),
    keyword,
    search: (text: string) => {
      setKeyword(text.trim());
      setPageNo(1);
    },
    page: { pageNo, pageSize: SIZE },
    setPageNo,
  };
}

/** What can be done about who takes part in a plan. */
export function useScopeActions(plan: Plan, refetchPeople: () => void) {
  const t = useT();
  const client = useApolloClient();
  const [join] = useJoinDepartmentsMutation();
  const [save] = useSavePlanPeopleMutation();
  const [remove] = useRemovePlanPersonMutation();
  const [exportScope] = useExportPlanScopeMutation();
  const plans = { planId: plan.id, version: plan.version };
  const then = async <E extends readonly unknown[]>(done: Promise<E>): Promise<E> => {
    const errors = await done;
    if (errors.length === 0) refetchPeople();
    return errors;
  };
  return {
    /** After a file, which goes past the queries of the page. */
    refresh: () => {
      void client.refetchQueries({ include: ['PlanDetail'] });
      refetchPeople();
    },
    join: (departmentIds: string[]) =>
      then(
        outcome(
          async () => (await join({ variables: { input: { ...plans, departmentIds } } })).data?.joinDepartmentsToPlan,
        ),
      ),
    save: (employeeIds: string[], { fillTo, scoreTo, reason }: Own) =>
      then(
        outcome(
          async () =>
            (
              await save({
                variables: {
                  input: { ...plans, employeeIds, fillTo: fillTo || null, scoreTo: scoreTo || null, reason },
                },
              })
            ).data?.savePlanPeople,
        ),
      ),
    remove: (employeeId: string, reason: string) =>
      then(
        outcome(
          async () => (await remove({ variables: { input: { ...plans, employeeId, reason } } })).data?.removePlanPerson,
        ),
      ),
    exportScope: () =>
      act(async () => {
        const { data } = await exportScope({ variables: { input: { planId: plan.id } } });
        if (data?.exportPlanScope?.file) await downloadFile(data.exportPlanScope.file);
        return data?.exportPlanScope;
      }, t('performance.scope.exported')),
  };
}
