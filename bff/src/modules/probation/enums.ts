export const ProbationPlanView = { MANAGED: 'managed', OWN: 'own' } as const;
