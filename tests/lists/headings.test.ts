import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '@hengcai/services/src/generated/modules.ts';
import { labelOfField } from '@hengcai/services/src/modules/employee/sheet/columns.ts';
import { zhCN } from '@hengcai/services/src/messages/zh-CN.ts';
import { translate } from '@hengcai/services/src/messages/translate.ts';

/** Columns of exported files beside the same columns of the screens; other words mean another thing, or say more than fits a screen. */
const SAME: Readonly<Record<string, readonly (readonly [file: string, screen: string])[]>> = {
  employee: [
    ['change.column.number', 'employee.number'],
    ['change.column.name', 'employee.name'],
    ['change.column.type', 'employee.change.type'],
    ['change.column.status', 'employee.status'],
    ['change.column.date', 'employee.change.effectiveDate'],
    ['change.column.exitKind', 'employee.change.exitKind'],
    ['change.column.ground', 'employee.change.ground'],
    ['change.column.exitReason', 'employee.change.exitReason'],
    ['change.column.reason', 'employee.change.reason'],
    ['change.column.filedBy', 'employee.change.filedBy'],
    ['export.empNumber', 'employee.number'],
    ['export.empName', 'employee.name'],
    ['invite.sheet.name', 'employee.name'],
    ['invite.sheet.department', 'employee.department'],
    ['invite.sheet.company', 'employee.invite.card.company'],
    ['invite.sheet.address', 'employee.invite.print.address'],
  ],
  org: [
    ['org.compare.kind', 'org.compare.kind'],
    ['org.compare.code', 'org.code'],
    ['org.compare.name', 'org.name'],
    ['org.compare.before', 'org.compare.before'],
    ['org.compare.after', 'org.compare.after'],
    ['org.export.headName', 'org.head'],
    ['org.export.headcount', 'org.headcount'],
    ['org.export.totalHeadcount', 'org.totalHeadcount'],
  ],
  position: [
    ['position.column.positionCode', 'position.code'],
    ['position.column.positionName', 'position.name'],
    ['position.column.positionNameEn', 'position.nameEn'],
    ['position.column.deptName', 'position.department'],
    ['position.column.jobFamilyName', 'position.family'],
    ['jobFamily.column.jobFamilyNameEn', 'position.family.nameEn'],
    ['position.column.rankName', 'position.rank.lowest'],
    ['position.column.highestRankName', 'position.rank.highest'],
    ['position.column.gradeName', 'position.evaluationGrade'],
    ['position.column.plannedHeadcount', 'position.planned'],
    ['position.column.filled', 'position.filled'],
    ['position.column.responsibilities', 'position.responsibilities'],
    ['position.column.requirements', 'position.requirements'],
  ],
  probation: [
    ['probation.export.dept', 'probation.department'],
    ['probation.export.superior', 'probation.superior'],
    ['probation.export.rule', 'probation.rule'],
    ['probation.export.entryDate', 'probation.entryDate'],
    ['probation.export.regularDate', 'probation.regularDate'],
    ['probation.export.status', 'probation.status'],
    ['probation.export.process', 'probation.process'],
    ['probation.export.score', 'probation.score'],
    ['probation.export.level', 'probation.level'],
    ['probation.export.outcome', 'probation.outcome'],
    ['probation.export.condition', 'probation.condition'],
  ],
  performance: [
    ['export.dept', 'performance.manage.department'],
    ['export.boss', 'performance.manage.boss'],
    ['export.boss', 'performance.calib.boss'],
    ['export.stage', 'performance.manage.employeeStage'],
    ['export.selfScore', 'performance.transfers.selfScore'],
    ['export.bossScore', 'performance.transfers.bossScore'],
    ['export.rawScore', 'performance.transfers.rawScore'],
    ['export.rawLevel', 'performance.transfers.rawLevel'],
    ['export.score', 'performance.transfers.score'],
    ['export.level', 'performance.transfers.level'],
    ['export.fromDept', 'performance.transfers.from'],
    ['export.toDept', 'performance.transfers.to'],
    ['export.changedOn', 'performance.transfers.on'],
    ['export.potential', 'performance.potential'],
    ['export.scoredBy', 'performance.manage.boss'],
    ['export.fromDays', 'performance.transfers.fromDays'],
    ['export.toDays', 'performance.transfers.toDays'],
    ['export.fillTo', 'performance.scope.fillTo'],
    ['export.scoreTo', 'performance.scope.scoreTo'],
    ['export.scopeReason', 'performance.scope.reason'],
    ['export.keyResult', 'performance.assess.column.keyResult'],
    ['export.description', 'performance.assess.column.description'],
    ['export.startValue', 'performance.assess.column.startValue'],
    ['export.targetValue', 'performance.assess.column.targetValue'],
    ['export.weight', 'performance.assess.column.weight'],
    ['export.priority', 'performance.assess.column.priority'],
    ['export.startDate', 'performance.assess.column.startDate'],
    ['export.targetDate', 'performance.assess.column.targetDate'],
    ['assessment.export.plan', 'performance.examine.plan'],
    ['assessment.export.employee', 'performance.examine.person'],
    ['assessment.export.boss', 'performance.examine.boss'],
    ['assessment.export.stage', 'performance.assess.document.stage'],
    ['assessment.export.score', 'performance.examine.score'],
    ['assessment.export.level', 'performance.examine.level'],
    ['assessment.export.part', 'performance.calib.part'],
    ['assessment.export.keyResult', 'performance.assess.column.keyResult'],
    ['assessment.export.description', 'performance.assess.column.description'],
    ['assessment.export.startValue', 'performance.assess.column.startValue'],
    ['assessment.export.targetValue', 'performance.assess.column.targetValue'],
    ['assessment.export.achievedValue', 'performance.assess.column.achievedValue'],
    ['assessment.export.weight', 'performance.assess.column.weight'],
    ['assessment.export.selfScore', 'performance.assess.score.self'],
    ['assessment.export.selfComment', 'performance.assess.comment.self'],
    ['assessment.export.bossScore', 'performance.assess.score.boss'],
    ['assessment.export.bossComment', 'performance.assess.comment.boss'],
    ['assessment.export.partnerScore', 'performance.assess.score.partner'],
    ['assessment.export.partnerComment', 'performance.assess.comment.partner'],
  ],
  review360: [
    ['export.reviewScore', 'review360.score'],
    ['export.reviewGap', 'review360.report.gap'],
    ['export.raterRelation', 'review360.relation'],
  ],
};

const CLOCK = 'the screen shows the state; the file says when, and whose clock that is';
const ONE_CELL = 'the screen writes it in one cell with its neighbours';
const NO_COLUMN = 'the screen has no column of it';
const BY_FILE = 'filled in by whoever sends the file back: no screen has it';
const TELLS_APART = 'says more than the screen: other columns of the file would be called alike';
const WHOSE = 'the screen says whose it is and when';
/** Headings that are not the label of a screen, and why. */
const ALONE: Readonly<Record<string, string>> = {
  'change.column.field': ONE_CELL,
  'change.column.before': ONE_CELL,
  'change.column.after': ONE_CELL,
  'org.compare.heads.before': ONE_CELL,
  'org.compare.heads.after': ONE_CELL,
  'position.column.coming': ONE_CELL,
  'position.column.closedOn': NO_COLUMN,
  'probation.export.empNumber': ONE_CELL,
  'probation.export.empName': ONE_CELL,
  'invite.sheet.number': 'the number is what somebody signs in with',
  'invite.sheet.password': NO_COLUMN,
  'invite.sheet.until': CLOCK,
  'export.bossConfirmed': CLOCK,
  'export.employeeConfirmed': CLOCK,
  'export.points': TELLS_APART,
  'export.scoreNow': TELLS_APART,
  'export.levelNow': TELLS_APART,
  'export.newScore': BY_FILE,
  'export.newLevel': BY_FILE,
  'export.calibrationReason': TELLS_APART,
  'export.inPlan': BY_FILE,
  'export.modulePart': NO_COLUMN,
  'export.importedScore': TELLS_APART,
  'export.importedNote': TELLS_APART,
  'export.satisfactionScore': TELLS_APART,
  'export.pastScore': TELLS_APART,
  'export.pastLevel': TELLS_APART,
  'export.pastComment': TELLS_APART,
  'export.measureUnit': ONE_CELL,
  'export.confidence': NO_COLUMN,
  'export.remark': NO_COLUMN,
  'export.raterNumber': ONE_CELL,
  'export.raterName': ONE_CELL,
  'export.reviewSelf': TELLS_APART,
  'assessment.export.measureUnit': ONE_CELL,
  'assessment.export.selfOverall': WHOSE,
  'assessment.export.bossOverall': WHOSE,
  'assessment.export.note': 'a sentence above the sheet of the screen',
};
const HEADINGS =
  /^((assessment|probation|org)\.export|export|org\.compare|position\.column|change\.column|invite\.sheet)\./;
/** Names of sheets, and words that stand in cells. */
const NO_HEADINGS = [
  /^(probation\.export\.(file|sheet)|assessment\.export\.(sheet|noSelfScore)|org\.compare\.kind\..+)$/,
  /^export\.(yes|no|left|noTargets|potential\.\d)$/,
  /^export\.(results|transfers|scope|targets|moduleScores|pastResults|calibration|reviewRaters|review360)$/,
];

it('every heading of an exported file is the label of a screen, or says why not', () => {
  const all = Object.keys(zhCN).filter((id) => HEADINGS.test(id) && !NO_HEADINGS.some((words) => words.test(id)));
  const named = [...Object.values(SAME).flatMap((pairs) => pairs.map(([file]) => file)), ...Object.keys(ALONE)];
  expect(all.filter((id) => !named.includes(id))).toEqual([]);
  expect(Object.keys(ALONE).filter((id) => !all.includes(id))).toEqual([]);
});

it.each(
  Object.keys(SAME).flatMap((module) => (['zh-CN', 'en-US'] as const).map((language) => [module, language] as const)),
)('files of %s name their columns as its screens do, in %s', (module, language) => {
  const path = new URL(`../../web/src/modules/${module}/texts/${language}.json`, import.meta.url);
  const screens = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  for (const [file, screen] of SAME[module] ?? []) expect(translate(language, file), file).toBe(screens[screen]);
});

it.each(['zh-CN', 'en-US'] as const)(
  'a sheet of people tells their two names apart as the form does, in %s',
  (language) => {
    const path = new URL(`../../web/src/modules/employee/texts/${language}.json`, import.meta.url);
    const form = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const [field, label] of [
      ['empName', 'employee.legalName'],
      ['empNameEn', 'employee.nameEn'],
      ['empNumber', 'employee.number'],
    ] as const)
      expect(labelOfField(field, language)).toBe(form[label]);
  },
);
