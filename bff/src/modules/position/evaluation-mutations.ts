import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations =
  | 'saveEvaluationOptions'
  | 'addPositionEvaluation'
  | 'updatePositionEvaluation'
  | 'startPositionEvaluation'
  | 'finishPositionEvaluation'
  | 'scorePositionEvaluation'
  | 'applyPositionEvaluation'
  | 'deletePositionEvaluation';

const FIELDS = { evaluationId: 'id', factorName: 'name', dimensionName: 'name', gradeId: 'jobGradeId' };

export const evaluationMutations: Pick<MutationResolvers, Mutations> = {
  saveEvaluationOptions: (_root, { input: { version, factors, bands } }, { rest: { positionassess } }) =>
    payload(
      async () => ({
        options: await positionassess.saveoptions({
          version,
          factors: factors.map(({ name, weight, dimensions }) => ({
            factorName: name,
            weight,
            dimensions: dimensions.map((one) => ({ dimensionName: one.name, levels: one.levels })),
          })),
          bands: bands.map(({ from, jobGradeId }) => ({ from, gradeId: jobGradeId })),
        }),
      }),
      FIELDS,
    ),
  addPositionEvaluation: (_root, { input }, { rest }) =>
    payload(async () => ({ detail: await rest.positionassess.addevaluation(input) }), FIELDS),
  updatePositionEvaluation: (_root, { input: { id, ...rest } }, { rest: { positionassess } }) =>
    payload(async () => ({ detail: await positionassess.updateevaluation({ ...rest, evaluationId: id }) }), FIELDS),
  startPositionEvaluation: (_root, { input: { id, version } }, { rest: { positionassess } }) =>
    payload(async () => ({ detail: await positionassess.startevaluation({ version, evaluationId: id }) }), FIELDS),
  finishPositionEvaluation: (_root, { input: { id, version } }, { rest: { positionassess } }) =>
    payload(async () => ({ detail: await positionassess.finishevaluation({ version, evaluationId: id }) }), FIELDS),
  scorePositionEvaluation: (_root, { input: { id, ...rest } }, { rest: { positionassess } }) =>
    payload(async () => ({ detail: await positionassess.scoreevaluation({ ...rest, evaluationId: id }) }), FIELDS),
  applyPositionEvaluation: (_root, { input: { id, ...rest } }, { rest: { positionassess } }) =>
    payload(async () => ({ detail: await positionassess.applyevaluation({ ...rest, evaluationId: id }) }), FIELDS),
  deletePositionEvaluation: (_root, { input: { id, version } }, { rest: { positionassess } }) =>
    payload(async () => {
      await positionassess.deleteevaluation({ version, evaluationId: id });
      return {};
    }, FIELDS),
};
