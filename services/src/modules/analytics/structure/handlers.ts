import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../../kit/context.ts';
import { exportStructure, exportStructurePeople } from './files.ts';
import { structurePeople } from './people.ts';
import { structureReports } from './report.ts';

export const organizationalHandlers: Handlers<Contract['organizational']> = {
  getGender: ({ sides }, ctx) => structureReports(ctx, 'sex', sides),
  getAge: ({ sides }, ctx) => structureReports(ctx, 'age', sides),
  getEducation: ({ sides }, ctx) => structureReports(ctx, 'education', sides),
  getStructureEmpData: (asked, ctx) => structurePeople(ctx, asked),
  exportGender: ({ side, format }, ctx) => exportStructure(ctx, 'sex', side, format),
  exportAge: ({ side, format }, ctx) => exportStructure(ctx, 'age', side, format),
  exportEducation: ({ side, format }, ctx) => exportStructure(ctx, 'education', side, format),
  exportStructureEmpData: ({ format, ...cell }, ctx) => exportStructurePeople(ctx, cell, format),
};
