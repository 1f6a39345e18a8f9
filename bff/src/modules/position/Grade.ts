import type { GradeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { GradeRow } from './rows.ts';

export const Grade: ResolversOf<GradeResolvers, GradeRow> = {
  id: (grade) => grade.gradeId,
  name: (grade) => grade.gradeName,
  nameEn: (grade) => grade.gradeNameEn,
};
