import type { Ctx } from '../kit/context.ts';
import { createDepartments, rootDepartmentId } from '../modules/org/public.ts';
import { createGrades, createJobFamilies, createPositions, createRanks } from '../modules/position/public.ts';
import { GRADED_RANKS, LEADS, STEPS, type DemoDepartment, type DemoStructure } from './companies/structure.ts';

/** A department of the built company. */
export interface BuiltDepartment {
  deptId: string;
  code: string;
  family: string;
  /** 0 for the company itself. */
  depth: number;
  parent: BuiltDepartment | null;
  isLeaf: boolean;
}

/** What people are placed into: departments in order from the root down, and the ids of positions and ranks by code. */
export interface BuiltOrganisation {
  departments: readonly BuiltDepartment[];
  positions: ReadonlyMap<string, string>;
  ranks: ReadonlyMap<string, string>;
  families: ReadonlyMap<string, string>;
}

/** Code of the position on a step of a family, e.g. TECH-P5. */
export const positionCode = (family: string, step: number): string => `${family}-${STEPS[step]?.rank ?? ''}`;

/** Creates departments, grades, ranks, job families and positions. */
export async function buildOrganisation(ctx: Ctx, structure: DemoStructure): Promise<BuiltOrganisation> {
  const { prefix } = structure;
  const ids = <T extends { code: string }>(list: readonly T[]) => new Map(list.map(({ code }) => [code, ctx.newId()]));
  const idIn = (map: ReadonlyMap<string, string>, code: string) => map.get(code) ?? '';

  const graded = structure.grades.map(({ name, nameEn }, at) => ({
    gradeId: ctx.newId(),
    name: prefix + name,
    nameEn: prefix + nameEn,
    at,
  }));
  await createGrades(
    ctx,
    graded.map(({ at: _at, ...grade }) => grade),
  );
  const gradeOf = (rank: string) => graded.find(({ at }) => GRADED_RANKS[at]?.includes(rank))?.gradeId ?? null;

  const grades = [
    ...STEPS.map(({ rank, grade }) => ({ code: rank, grade })),
    ...LEADS.map(({ rank, grade }) => ({ code: rank, grade })),
  ];
  const ranks = ids(grades);
  await createRanks(
    ctx,
    grades.map(({ code, grade }) => ({
      rankId: idIn(ranks, code),
      code,
      name: prefix + code,
      grade,
      gradeId: gradeOf(code),
    })),
  );

  const families = ids(structure.families);
  await createJobFamilies(
    ctx,
    structure.families.map(({ code, name, nameEn }) => ({
      jobFamilyId: idIn(families, code),
      code,
      name: prefix + name,
      nameEn: prefix + nameEn,
    })),
  );

  const positions = [
    ...LEADS.map((lead) => ({
      code: lead.code,
      name: prefix + lead.name,
      nameEn: prefix + lead.nameEn,
      rankId: idIn(ranks, lead.rank),
      jobFamilyId: null,
    })),
    ...structure.families.flatMap((family) =>
      STEPS.map((step, i) => ({
        code: positionCode(family.code, i),
        name: `${prefix}${step.before}${family.trade}`,
        nameEn: `${prefix}${step.beforeEn}${family.tradeEn}`,
        rankId: idIn(ranks, step.rank),
        jobFamilyId: idIn(families, family.code),
      })),
    ),
  ];
  const positionIds = ids(positions);
  await createPositions(
    ctx,
    positions.map((one) => ({ ...one, positionId: idIn(positionIds, one.code) })),
  );

  const departments = await buildDepartments(ctx, structure);
  return { departments, positions: positionIds, ranks, families };
}

async function buildDepartments(ctx: Ctx, { prefix, divisions }: DemoStructure): Promise<BuiltDepartment[]> {
  const top: BuiltDepartment = {
    deptId: await rootDepartmentId(ctx),
    code: '',
    family: 'ADM',
    depth: 0,
    parent: null,
    isLeaf: false,
  };
  const built = [top];
  const made: Parameters<typeof createDepartments>[1][number][] = [];
  const add = (parent: BuiltDepartment, list: readonly DemoDepartment[]) => {
    for (const [sort, one] of list.entries()) {
      const here = {
        deptId: ctx.newId(),
        code: one.code,
        family: one.family,
        depth: parent.depth + 1,
        parent,
        isLeaf: one.below.length === 0,
      };
      built.push(here);
      made.push({
        deptId: here.deptId,
        code: one.code,
        name: prefix + one.name,
        nameEn: prefix + one.nameEn,
        parentId: parent.deptId,
        sort,
      });
      add(here, one.below);
    }
  };
  add(top, divisions);
  await createDepartments(ctx, made);
  // Heads before their staff, whatever the branch.
  return built.sort((a, b) => a.depth - b.depth);
}
