import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '@hengcai/services/src/generated/modules.ts';
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
  ],
  org: [
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
  ],
  review360: [['export.reviewScore', 'review360.score']],
};

it.each(
  Object.keys(SAME).flatMap((module) => (['zh-CN', 'en-US'] as const).map((language) => [module, language] as const)),
)('files of %s name their columns as its screens do, in %s', (module, language) => {
  const path = new URL(`../../web/src/modules/${module}/texts/${language}.json`, import.meta.url);
  const screens = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  for (const [file, screen] of SAME[module] ?? []) expect(translate(language, file), file).toBe(screens[screen]);
});
