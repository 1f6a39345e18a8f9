import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestFilter } from './filter.ts';

type Mutations =
  | 'addPosition'
  | 'updatePosition'
  | 'withdrawPositionChange'
  | 'deletePosition'
  | 'exportPositions'
  | 'addRank'
  | 'updateRank'
  | 'deleteRank'
  | 'addGrade'
  | 'updateGrade'
  | 'orderGrades'
  | 'deleteGrade'
  | 'addJobFamily'
  | 'updateJobFamily'
  | 'deleteJobFamily';

/** The fields of each thing whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const POSITION = {
  positionId: 'id',
  positionCode: 'code',
  positionName: 'name',
  positionNameEn: 'nameEn',
  deptId: 'departmentId',
};
const RANK = { rankId: 'id', rankCode: 'code', rankName: 'name', gradeId: 'jobGradeId' };
const GRADE = { gradeId: 'id', gradeName: 'name', gradeNameEn: 'nameEn', gradeIds: 'ids' };
const FAMILY = {
  jobFamilyId: 'id',
  jobFamilyCode: 'code',
  jobFamilyName: 'name',
  jobFamilyNameEn: 'nameEn',
  parentJobFamilyId: 'parentId',
};

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addPosition: (_root, { input: { code, name, nameEn, departmentId, ...rest } }, { rest: { positionmanage } }) =>
    payload(
      async () => ({
        history: await positionmanage.addposition({
          ...rest,
          positionCode: code,
          positionName: name,
          positionNameEn: nameEn,
          deptId: departmentId,
        }),
      }),
      POSITION,
    ),
  updatePosition: (_root, { input: { id, name, nameEn, departmentId, ...rest } }, { rest: { positionmanage } }) =>
    payload(
      async () => ({
        history: await positionmanage.updateposition({
          ...rest,
          positionId: id,
          positionName: name,
          positionNameEn: nameEn,
          deptId: departmentId,
        }),
      }),
      POSITION,
    ),
  withdrawPositionChange: (_root, { input: { id, ...rest } }, { rest: { positionmanage } }) =>
    payload(async () => ({ history: await positionmanage.withdrawposition({ ...rest, positionId: id }) }), POSITION),
  deletePosition: (_root, { input: { id, version } }, { rest }) =>
    payload(() => rest.positionmanage.deleteposition({ positionId: id, version }), POSITION),
  exportPositions: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('positionmanage', 'exportposition', { filter: toRestFilter(filter), format }),
    })),

  addRank: (_root, { input: { code, name, jobGradeId, ...rest } }, { rest: { rankmanage } }) =>
    payload(
      async () => ({
        rank: await rankmanage.addrank({ ...rest, rankCode: code, rankName: name, gradeId: jobGradeId }),
      }),
      RANK,
    ),
  updateRank: (_root, { input: { id, name, jobGradeId, ...rest } }, { rest: { rankmanage } }) =>
    payload(
      async () => ({
        rank: await rankmanage.updaterank({ ...rest, rankId: id, rankName: name, gradeId: jobGradeId }),
      }),
      RANK,
    ),
  deleteRank: (_root, { input: { id, version } }, { rest }) =>
    payload(() => rest.rankmanage.deleterank({ rankId: id, version }), RANK),

  addGrade: (_root, { input: { clientMutationId, name, nameEn } }, { rest }) =>
    payload(
      async () => ({
        grade: await rest.rankmanage.addgrade({ clientMutationId, gradeName: name, gradeNameEn: nameEn }),
      }),
      GRADE,
    ),
  updateGrade: (_root, { input: { id, version, name, nameEn } }, { rest }) =>
    payload(
      async () => ({
        grade: await rest.rankmanage.updategrade({ gradeId: id, version, gradeName: name, gradeNameEn: nameEn }),
      }),
      GRADE,
    ),
  orderGrades: (_root, { input: { ids } }, { rest }) =>
    payload(async () => ({ grades: await rest.rankmanage.ordergrade({ gradeIds: ids }) }), GRADE),
  deleteGrade: (_root, { input: { id, version } }, { rest }) =>
    payload(() => rest.rankmanage.deletegrade({ gradeId: id, version }), GRADE),

  addJobFamily: (_root, { input: { clientMutationId, code, name, nameEn, parentId } }, { rest }) =>
    payload(
      async () => ({
        jobFamily: await rest.jobfamilymanage.addjobfamily({
          clientMutationId,
          jobFamilyCode: code,
          jobFamilyName: name,
          jobFamilyNameEn: nameEn,
          parentJobFamilyId: parentId,
        }),
      }),
      FAMILY,
    ),
  updateJobFamily: (_root, { input: { id, version, validFrom, name, nameEn, parentId } }, { rest }) =>
    payload(
      async () => ({
        jobFamily: await rest.jobfamilymanage.updatejobfamily({
          jobFamilyId: id,
          version,
          validFrom,
          jobFamilyName: name,
          jobFamilyNameEn: nameEn,
          parentJobFamilyId: parentId,
        }),
      }),
      FAMILY,
    ),
  deleteJobFamily: (_root, { input: { id, version } }, { rest }) =>
    payload(() => rest.jobfamilymanage.deletejobfamily({ jobFamilyId: id, version }), FAMILY),
};
