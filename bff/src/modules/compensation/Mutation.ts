import type { AddSalaryMatrixInput, MutationResolvers } from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';

const FIELDS: FieldNames = {
  letterTemplateId: 'id',
  letterTemplateName: 'name',
  letterSubject: 'subject',
  letterBody: 'body',
};
const COEFFICIENT: FieldNames = { coefId: 'id', cityName: 'cityId' };
const BASE: FieldNames = { baseId: 'id', empId: 'employeeId' };
const MATRIX: FieldNames = { matrixId: 'id', matrixName: 'name', crLow: 'low', crHigh: 'high' };

/** What a salary matrix holds, as the contract has it. */
const toFields = ({ name, validFrom, ranges, crBands }: Omit<AddSalaryMatrixInput, 'clientMutationId'>) => ({
  matrixName: name,
  validFrom,
  ranges: ranges.map(({ jobFamilyId, ...range }) => ({ ...range, jobFamilyId: jobFamilyId ?? null })),
  crBands: crBands.map(({ low, high }) => ({ crLow: low, crHigh: high ?? null })),
});

type Fields =
  | 'addLetterTemplate'
  | 'updateLetterTemplate'
  | 'useLetterTemplate'
  | 'deleteLetterTemplate'
  | 'addCityCoefficient'
  | 'updateCityCoefficient'
  | 'deleteCityCoefficient'
  | 'addSalaryMatrix'
  | 'updateSalaryMatrix'
  | 'deleteSalaryMatrix'
  | 'exportSalaryMatrix'
  | 'addBonusBase'
  | 'updateBonusBase'
  | 'deleteBonusBase';

export const Mutation: Pick<MutationResolvers, Fields> = {
  addLetterTemplate: (_root, { input: { kind, language, name, subject, body } }, { rest }) =>
    payload(
      async () => ({
        letterTemplate: await rest.mailTemplate.addtemplate({
          kind,
          language,
          letterTemplateName: name,
          letterSubject: subject,
          letterBody: body,
        }),
      }),
      FIELDS,
    ),
  updateLetterTemplate: (_root, { input: { id, version, name, subject, body } }, { rest }) =>
    payload(
      async () => ({
        letterTemplate: await rest.mailTemplate.updatetemplate({
          letterTemplateId: id,
          version,
          letterTemplateName: name,
          letterSubject: subject,
          letterBody: body,
        }),
      }),
      FIELDS,
    ),
  useLetterTemplate: (_root, { input: { kind, language, templateId } }, { rest }) =>
    payload(
      async () => ({
        letterTemplate: await rest.mailTemplate.usetemplate({ kind, language, letterTemplateId: templateId ?? null }),
      }),
      FIELDS,
    ),
  deleteLetterTemplate: (_root, { input: { id, version } }, { rest }) =>
    payload(
      async () => ({ deletedId: (await rest.mailTemplate.deletetemplate({ letterTemplateId: id, version })).id }),
      FIELDS,
    ),
  addCityCoefficient: (_root, { input: { cityId, ...rest } }, { rest: { cityCompany } }) =>
    payload(async () => ({ city: await cityCompany.addcoef({ ...rest, cityName: cityId }) }), COEFFICIENT),
  updateCityCoefficient: (_root, { input: { id, ...rest } }, { rest: { cityCompany } }) =>
    payload(async () => ({ city: await cityCompany.updatecoef({ ...rest, coefId: id }) }), COEFFICIENT),
  deleteCityCoefficient: (_root, { input: { id, version } }, { rest: { cityCompany } }) =>
    payload(async () => ({ city: await cityCompany.deletecoef({ coefId: id, version }) }), COEFFICIENT),
  addSalaryMatrix: (_root, { input: { clientMutationId, ...fields } }, { rest: { salaryMatrix } }) =>
    payload(
      async () => ({ salaryMatrix: await salaryMatrix.addmatrix({ clientMutationId, ...toFields(fields) }) }),
      MATRIX,
    ),
  updateSalaryMatrix: (_root, { input: { id, version, ...fields } }, { rest: { salaryMatrix } }) =>
    payload(
      async () => ({ salaryMatrix: await salaryMatrix.updatematrix({ matrixId: id, version, ...toFields(fields) }) }),
      MATRIX,
    ),
  deleteSalaryMatrix: (_root, { input: { id, version } }, { rest: { salaryMatrix } }) =>
    payload(async () => ({ deletedId: (await salaryMatrix.deletematrix({ matrixId: id, version })).id }), MATRIX),
  exportSalaryMatrix: (_root, { input: { id } }, { tickets }) =>
    payload(async () => ({ file: await tickets.export('salaryMatrix', 'exportmatrix', { matrixId: id }) }), MATRIX),
  addBonusBase: (_root, { input: { rankId, jobFamilyId, employeeId, ...rest } }, { rest: { bonusBase } }) =>
    payload(
      async () => ({
        bonusBase: await bonusBase.addbase({
          ...rest,
          rankId: rankId ?? null,
          jobFamilyId: jobFamilyId ?? null,
          empId: employeeId ?? null,
        }),
      }),
      BASE,
    ),
  updateBonusBase: (_root, { input: { id, ...rest } }, { rest: { bonusBase } }) =>
    payload(async () => ({ bonusBase: await bonusBase.updatebase({ ...rest, baseId: id }) }), BASE),
  deleteBonusBase: (_root, { input: { id, version } }, { rest: { bonusBase } }) =>
    payload(async () => ({ deletedId: (await bonusBase.deletebase({ baseId: id, version })).id }), BASE),
};
