import { useState } from 'react';
import { outcome } from '../../../shared/save/outcome';
import { toast } from '../../../ui/toast';
import type { UserError } from '../../../ui/form/userErrors';
import {
  type ExplainSightMutation,
  type SeeAsMutation,
  useExplainSightMutation,
  useSeeAsChoicesQuery,
  useSeeAsMutation,
} from './seeAs.gen';

export type SeenView = NonNullable<NonNullable<SeeAsMutation['seeAs']>['view']>;
export type Reason = NonNullable<NonNullable<ExplainSightMutation['explainSight']>['reason']>;

/** As whom: a person's account or a role. */
export interface Who {
  by: 'person' | 'role';
  employeeId: string;
  roleId: string;
}

const LIST = '/employee/list';

/** Looking as somebody: as whom and on which page, what that brought, and what was refused at which field. */
export function useSeeAs(roleId: string | null) {
  const [who, setWho] = useState<Who>({ by: roleId ? 'role' : 'person', employeeId: '', roleId: roleId ?? '' });
  const [path, setPath] = useState(LIST);
  const [view, setView] = useState<SeenView | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const choices = useSeeAsChoicesQuery().data;
  const [look, looking] = useSeeAsMutation();
  const [explain, explaining] = useExplainSightMutation();
  const subject = who.by === 'role' ? { roleId: who.roleId } : { employeeId: who.employeeId };
  const told = (found: readonly UserError[]) => {
    setErrors(found);
    const elsewhere = found.filter(({ field }) => !field).map(({ message }) => message);
    if (elsewhere.length > 0) toast.error(elsewhere.join('\n'));
  };
  return {
    who,
    path,
    view,
    reason,
    choices,
    busy: looking.loading || explaining.loading,
    ready: (who.by === 'role' ? who.roleId : who.employeeId) !== '',
    errorAt: (field: string) => errors.find((one) => one.field === field)?.message,
    /** What is shown is of whoever was looked as: another choice takes it away. */
    choose: (next: Partial<Who>) => {
      setWho({ ...who, ...next });
      setView(null);
      setReason(null);
      setErrors([]);
    },
    choosePath: (next: string) => {
      setPath(next);
      setView(null);
      setReason(null);
    },
    forgetReason: () => setReason(null),
    look: async () => {
      let seen: SeenView | null = null;
      const found = await outcome(async () => {
        const { data } = await look({ variables: { input: { ...subject, path } } });
        seen = data?.seeAs?.view ?? null;
        return data?.seeAs;
      });
      told(found);
      setView(seen);
    },
    explain: async (ofEmployeeId: string, field: string) => {
      let why: Reason | null = null;
      const found = await outcome(async () => {
        const { data } = await explain({ variables: { input: { ...subject, path, ofEmployeeId, field } } });
        why = data?.explainSight?.reason ?? null;
        return data?.explainSight;
      });
      told(found);
      setReason(why);
    },
  };
}

export type SeeAs = ReturnType<typeof useSeeAs>;
