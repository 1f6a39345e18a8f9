import { describe, expect, it } from 'vitest';
import { AVATAR_TYPES, IMAGE_TYPES, LIMITS, PAGE_SIZES, RULE_LEVELS_MAX } from './limits.ts';

describe('limits', () => {
  it.each([
    ['versionName', 20],
    ['departmentName', 50],
    ['rankName', 10],
    ['gradeName', 10],
    ['jobFamilyName', 10],
    ['planName', 50],
    ['planningPlanName', 50],
    ['surveyName', 50],
    ['salaryPlanName', 20],
    ['roleName', 20],
    ['customColumnName', 20],
    ['commodityName', 20],
    ['projectName', 20],
    ['projectNumber', 20],
    ['memo', 50],
    ['approvalNodeName', 20],
    ['comparisonItemsMax', 10],
    ['roleTemplateRolesMax', 10],
    ['approvalNodesMax', 10],
    ['functionsMax', 50],
    ['rewardValuesMax', 20],
    ['unlockDatesMax', 8],
    ['uploadBytesMax', 5 * 1024 * 1024],
    ['noticeTitle', 100],
    ['noticeContent', 1000],
    ['remindText', 500],
    ['verifyCodeAfterFailures', 3],
    ['reminderPageSize', 200],
    ['autoSaveMs', 10_000],
    ['systemNoticePollMs', 600_000],
    ['exportCanvasMaxPx', 16_290],
    ['requestTimeoutMs', 600_000],
  ] as const)('%s is %i', (key, value) => {
    expect(LIMITS[key]).toBe(value);
  });

  it('a rule has at most 20 levels', () => expect(RULE_LEVELS_MAX).toBe(20));
  it('tables offer 10, 20, 30 and 40 rows, 10 first', () =>
    expect([LIMITS.pageSizeDefault, ...PAGE_SIZES]).toEqual([10, 10, 20, 30, 40]));
  it('only an avatar may be a GIF', () =>
    expect(AVATAR_TYPES.filter((type) => !(IMAGE_TYPES as readonly string[]).includes(type))).toEqual(['gif']));
});
