import type { QueryResolvers } from '../../generated/schema.ts';

type Fields =
  | 'projectKinds'
  | 'projectBudgets'
  | 'projectBudget'
  | 'projectKindChoices'
  | 'projectBudgetFree'
  | 'projectFunds'
  | 'projectFund'
  | 'projectBonuses'
  | 'projectBonus';

export const Query: Pick<QueryResolvers, Fields> = {
  projectKinds: (_root, { filter, page }, { rest }) =>
    rest.projecttype.listprojecttype({
      ...page,
      filter: { keyword: filter?.keyword ?? undefined, enabled: filter?.enabled ?? undefined },
    }),
  projectBudgets: (_root, { filter, page }, { rest }) =>
    rest.budgetapply.listbudget({
      ...page,
      filter: {
        view: filter?.view ?? undefined,
        keyword: filter?.keyword ?? undefined,
        state: filter?.state ?? undefined,
      },
    }),
  projectBudget: (_root, { id }, { rest }) => rest.budgetapply.getbudget({ applyId: id }),
  projectKindChoices: (_root, _args, { rest }) => rest.budgetapply.listtypechoice({}),
  projectBudgetFree: async (_root, { name, number, id }, { rest }) =>
    (
      await rest.budgetapply.usableproject({
        projectName: name ?? undefined,
        projectNumber: number ?? undefined,
        applyId: id ?? undefined,
      })
    ).usable,
  projectFunds: (_root, { filter, page }, { rest }) =>
    rest.bonusapply.listproject({ ...page, filter: { keyword: filter?.keyword ?? undefined } }),
  projectFund: (_root, { id }, { rest }) => rest.bonusapply.getproject({ projectId: id }),
  projectBonuses: (_root, { filter, page }, { rest }) =>
    rest.bonusapply.listbonus({
      ...page,
      filter: {
        view: filter?.view ?? undefined,
        projectId: filter?.projectId ?? undefined,
        keyword: filter?.keyword ?? undefined,
        state: filter?.state ?? undefined,
      },
    }),
  projectBonus: (_root, { id }, { rest }) => rest.bonusapply.getbonus({ applyId: id }),
};
