import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { toast } from '../../../ui/toast';
import {
  EmployeeFieldLayoutDocument,
  type FieldLayoutFragment,
  type FieldRight,
  type FieldRoleFragment,
  useArrangeEmployeeFieldsMutation,
  useEmployeeFieldLayoutQuery,
  useEmployeeFieldRolesQuery,
  useSaveEmployeeFieldRightsMutation,
} from './fields.gen';

export type Group = FieldLayoutFragment['groups'][number] & {
  group: NonNullable<FieldLayoutFragment['groups'][number]['group']>;
};
export type FieldRole = FieldRoleFragment;
type Right = FieldRight;

/** What was decided on the page and is not saved yet. */
interface Draft {
  order: readonly string[] | null;
  /** Shown or not, by the name of the field. */
  shown: Readonly<Record<string, boolean>>;
  /** By role and group. */
  rights: Readonly<Record<string, Readonly<Record<string, Right>>>>;
}
const NOTHING: Draft = { order: null, shown: {}, rights: {} };

const known = (groups: FieldLayoutFragment['groups'] | undefined): Group[] =>
  (groups ?? []).flatMap((one) => (one.group ? [{ ...one, group: one.group }] : []));

/** The groups of employee data, their fields and rights, as they will be when what was decided is saved. */
export function useFieldPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const layout = useEmployeeFieldLayoutQuery({ fetchPolicy: 'cache-and-network' });
  const roles = useEmployeeFieldRolesQuery({ fetchPolicy: 'cache-and-network' });
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const [saving, setSaving] = useState(false);
  const [arrange] = useArrangeEmployeeFieldsMutation({
    update: (cache, { data }) => {
      const saved = data?.arrangeEmployeeFields?.layout;
      if (saved) cache.writeQuery({ query: EmployeeFieldLayoutDocument, data: { employeeFieldLayout: saved } });
    },
  });
  const [saveRights] = useSaveEmployeeFieldRightsMutation();

  const stored = known(layout.data?.employeeFieldLayout?.groups);
  const order = draft.order ?? stored.map(({ group }) => group);
  const placeOf = ({ group }: Group) => (order.includes(group) ? order.indexOf(group) : order.length);
  const groups = [...stored]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((one) => ({
      ...one,
      fields: one.fields.map((field) => ({ ...field, shown: draft.shown[field.name] ?? field.shown })),
    }));
  const all = roles.data?.employeeFieldRoles ?? [];
  const role = all.find(({ id }) => id === params.get('role')) ?? all.find(({ type }) => type !== 'ADMIN') ?? all[0];
  const rightIn = (one: FieldRole, group: string): Right =>
    draft.rights[one.id]?.[group] ?? one.fieldRights.find((each) => each.group === group)?.right ?? 'NONE';

  const arranged =
    order.some((group, i) => stored[i]?.group !== group) ||
    stored.some(({ fields }) => fields.some(({ name, shown }) => (draft.shown[name] ?? shown) !== shown));
  const changesOf = (one: FieldRole) =>
    one.fieldRights.flatMap(({ group, right }) => {
      const now = group && rightIn(one, group);
      return group && now && now !== right ? [{ group, right: now }] : [];
    });
  const changedRoles = all.filter((one) => changesOf(one).length > 0);

  const saveLayout = async () => {
    const version = layout.data?.employeeFieldLayout?.version ?? 1;
    const hiddenFields = groups.flatMap(({ fields }) => fields.filter(({ shown }) => !shown).map(({ name }) => name));
    const input = { groups: groups.map(({ group }) => group) as never, hiddenFields, version };
    const errors = await outcome(async () => (await arrange({ variables: { input } })).data?.arrangeEmployeeFields);
    if (errors.length === 0) setDraft((now) => ({ ...now, order: null, shown: {} }));
    return errors;
  };
  const saveRole = async (one: FieldRole) => {
    const input = { id: one.id, version: one.version, fieldRights: changesOf(one) as never };
    const errors = await outcome(
      async () => (await saveRights({ variables: { input } })).data?.saveEmployeeFieldRights,
    );
    if (errors.length === 0) setDraft((now) => ({ ...now, rights: { ...now.rights, [one.id]: {} } }));
    return errors.map((error) => ({
      ...error,
      message: t('employee.fields.ofRole', { name: one.name, error: error.message }),
    }));
  };
  /** What was refused stays decided and unsaved; the rest is saved. */
  const save = async () => {
    setSaving(true);
    try {
      const errors = arranged ? [...(await saveLayout())] : [];
      for (const one of changedRoles) errors.push(...(await saveRole(one)));
      if (errors.length === 0) return toast.success(t('employee.fields.saved'));
      toast.error([...new Set(errors.map(({ message }) => message))].join('\n'));
      if (errors.some(({ code }) => code === 'CONFLICT')) await Promise.all([layout.refetch(), roles.refetch()]);
    } finally {
      setSaving(false);
    }
  };
  return {
    groups,
    roles: all,
    role,
    chooseRole: (id: string) => setParams({ role: id }, { replace: true }),
    rightIn,
    loaded: stored.length > 0 && all.length > 0,
    failed: Boolean(layout.error ?? roles.error) && (stored.length === 0 || all.length === 0),
    retry: () => void Promise.all([layout.refetch(), roles.refetch()]),
    order: (next: readonly Group[]) => setDraft((now) => ({ ...now, order: next.map(({ group }) => group) })),
    show: (name: string, shown: boolean) => setDraft((now) => ({ ...now, shown: { ...now.shown, [name]: shown } })),
    give: (one: FieldRole, group: string, right: Right) =>
      setDraft((now) => ({ ...now, rights: { ...now.rights, [one.id]: { ...now.rights[one.id], [group]: right } } })),
    changed: (arranged ? 1 : 0) + changedRoles.length,
    discard: () => setDraft(NOTHING),
    save,
    saving,
  };
}
export type FieldPage = ReturnType<typeof useFieldPage>;
