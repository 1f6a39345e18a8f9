import { randomId } from '../../../ui/randomId';
import type { ConditionJoin, ConditionOperator, EmployeeConditionsInput } from '../employeeList.gen';

/** A condition being written; incomplete as long as it has no field, or no value where one is needed. */
export interface Leaf {
  key: string;
  field: string;
  operator: ConditionOperator;
  values: readonly string[];
}
export interface Group {
  key: string;
  join: ConditionJoin;
  conditions: readonly Leaf[];
}
/** Conditions and groups of them; `key` tells those of a list apart. */
export interface Tree extends Group {
  groups: readonly Group[];
}

export const newLeaf = (): Leaf => ({ key: randomId(), field: '', operator: 'IS', values: [] });
export const newGroup = (): Group => ({ key: randomId(), join: 'OR', conditions: [newLeaf()] });
const EMPTY: Tree = { key: '', join: 'AND', conditions: [], groups: [] };

/** Operators that need no value. */
export const isBare = (operator: ConditionOperator): boolean => operator === 'FILLED' || operator === 'EMPTY';

const leavesOf = (tree: Tree): readonly Leaf[] => [tree, ...tree.groups].flatMap(({ conditions }) => conditions);
export const countOf = (tree: Tree): number => leavesOf(tree).length;
export const isComplete = (tree: Tree): boolean =>
  leavesOf(tree).every(
    ({ field, operator, values }) => field !== '' && (isBare(operator) || values.some((v) => v.trim())),
  );

const bare = ({ join, conditions }: Group) => ({
  join,
  conditions: conditions.map(({ field, operator, values }) => ({
    field,
    operator,
    ...(!isBare(operator) && { values: values.map((value) => value.trim()) }),
  })),
});

/** As the services take it; null without any condition. */
export function toConditions(tree: Tree): EmployeeConditionsInput | null {
  const groups = tree.groups.filter(({ conditions }) => conditions.length > 0).map(bare);
  return tree.conditions.length + groups.length === 0 ? null : { ...bare(tree), groups };
}

/** As the address and saved filters keep it. */
export const toText = (tree: Tree): string => {
  const conditions = toConditions(tree);
  return conditions ? JSON.stringify(conditions) : '';
};

/** What an address says; nothing where it says something else. */
export function fromText(text: string): Tree {
  if (text === '') return EMPTY;
  try {
    const { join, conditions, groups } = JSON.parse(text) as EmployeeConditionsInput;
    const keyed = (one: { join: ConditionJoin; conditions: EmployeeConditionsInput['conditions'] }): Group => ({
      key: randomId(),
      join: one.join,
      conditions: one.conditions.map(({ field, operator, values }) => ({
        key: randomId(),
        field,
        operator,
        values: values ?? [],
      })),
    });
    return { ...keyed({ join, conditions }), groups: (groups ?? []).map(keyed) };
  } catch {
    return EMPTY;
  }
}
