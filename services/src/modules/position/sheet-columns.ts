import { LIMITS } from '@hengcai/shared/rules/limits';
import type { FileCell, FileColumn } from '../../kit/file-import.ts';
import { texts as english } from './texts.en-US.ts';
import { texts as chinese } from './texts.zh-CN.ts';

const column = (
  key: Extract<keyof typeof chinese, `${'position' | 'rank' | 'jobFamily'}.column.${string}`>,
  cell: FileCell,
  aliases: string[],
  need: Partial<Pick<FileColumn, 'identifies' | 'required'>> = {},
): FileColumn => ({
  key: key.slice(key.indexOf('.column.') + '.column.'.length),
  cell,
  identifies: false,
  required: false,
  ...need,
  heading: { 'zh-CN': chinese[key], 'en-US': english[key] },
  aliases: [chinese[key], english[key], ...aliases],
});

const text = (max: number): FileCell => ({ kind: 'text', max });
/** A department by its path has several names in one cell. */
const PATH_MAX = 400;

/** What a file of positions may say, headed as the export heads it. */
export const POSITION_COLUMNS: readonly FileColumn[] = [
  column('position.column.positionCode', text(LIMITS.code), ['岗位编码', 'code', 'job code', '编码'], {
    identifies: true,
  }),
  column(
    'position.column.positionName',
    text(LIMITS.positionName),
    ['职位', '岗位', '岗位名称', 'position', 'position name', 'title', 'name'],
    { required: true },
  ),
  column('position.column.positionNameEn', text(LIMITS.positionName), ['英文名', 'english name']),
  column('position.column.deptName', text(PATH_MAX), ['部门编码', '部门名称', '所属部门', 'department code', 'dept']),
  column('position.column.jobFamilyName', text(LIMITS.positionName), ['职族', '序列', 'family', 'job family code']),
  column('position.column.rankName', text(LIMITS.positionName), ['职级', 'rank', 'rank code']),
  column('position.column.highestRankName', text(LIMITS.positionName), ['highest rank code']),
  column('position.column.plannedHeadcount', { kind: 'number', places: 0, max: LIMITS.plannedHeadcountMax }, [
    '编制',
    'headcount',
    'planned',
  ]),
  column('position.column.responsibilities', text(LIMITS.jobDescription), ['岗位职责', '工作职责', 'duties']),
  column('position.column.requirements', text(LIMITS.jobDescription), ['任职资格', 'qualifications']),
];

/** What a file of ranks may say. */
export const RANK_COLUMNS: readonly FileColumn[] = [
  column('rank.column.rankCode', text(LIMITS.code), ['code', '编码'], { identifies: true }),
  column('rank.column.rankName', text(LIMITS.rankName), ['职级', 'rank', 'name', '名称'], { required: true }),
  column(
    'rank.column.seniority',
    { kind: 'number', places: 0, max: LIMITS.gradeMax },
    ['级别', '排序', 'level', 'order'],
    { required: true },
  ),
  column('rank.column.gradeName', text(LIMITS.gradeName), ['职等名称', 'job grade', 'grade name'], { required: true }),
];

/** What a file of job families may say. */
export const JOB_FAMILY_COLUMNS: readonly FileColumn[] = [
  column('jobFamily.column.jobFamilyCode', text(LIMITS.code), ['职族编码', 'code', 'family code', '编码'], {
    identifies: true,
  }),
  column(
    'jobFamily.column.jobFamilyName',
    text(LIMITS.jobFamilyName),
    ['职位族', '职族', '序列', 'family', 'family name', 'name', '名称'],
    { required: true },
  ),
  column('jobFamily.column.jobFamilyNameEn', text(LIMITS.jobFamilyNameEn), ['英文名', 'english family name']),
  column('jobFamily.column.parentName', text(LIMITS.jobFamilyName), ['上级', '上级编码', 'parent', 'parent code']),
];
