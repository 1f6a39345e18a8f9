import type { QueryResolvers } from '../../generated/schema.ts';

type Fields =
  | 'letterKinds'
  | 'letterTemplates'
  | 'letterTemplateNameFree'
  | 'letterPreview'
  | 'payCities'
  | 'payCity'
  | 'salaryMatrices'
  | 'salaryMatrix'
  | 'salaryMatrixNameFree'
  | 'bonusBases';

export const Query: Pick<QueryResolvers, Fields> = {
  letterKinds: async (_root, _args, { rest }) => (await rest.mailTemplate.listkind({})).items,
  letterTemplates: (_root, { keyword, kind, language, page }, { rest }) =>
    rest.mailTemplate.listtemplate({
      ...page,
      keyword: keyword ?? undefined,
      kind: kind ?? undefined,
      language: language ?? undefined,
    }),
  letterTemplateNameFree: async (_root, { name, id }, { rest }) =>
    (await rest.mailTemplate.usabletemplatename({ letterTemplateName: name, letterTemplateId: id ?? undefined }))
      .usable,
  letterPreview: (_root, { input: { subject, body, employeeId, ...letter } }, { rest }) =>
    rest.mailTemplate.preview({ ...letter, letterSubject: subject, letterBody: body, empId: employeeId }),
  payCities: (_root, { keyword, page }, { rest }) =>
    rest.cityCompany.listcity({ ...page, keyword: keyword ?? undefined }),
  payCity: (_root, { id }, { rest }) => rest.cityCompany.getcity({ cityName: id }),
  salaryMatrices: (_root, { keyword, page }, { rest }) =>
    rest.salaryMatrix.listmatrix({ ...page, keyword: keyword ?? undefined }),
  salaryMatrix: (_root, { id }, { rest }) => rest.salaryMatrix.getmatrix({ matrixId: id }),
  salaryMatrixNameFree: async (_root, { name, id }, { rest }) =>
    (await rest.salaryMatrix.usablematrixname({ matrixName: name, matrixId: id ?? undefined })).usable,
  bonusBases: (_root, { keyword, page }, { rest }) =>
    rest.bonusBase.listbase({ ...page, keyword: keyword ?? undefined }),
};
