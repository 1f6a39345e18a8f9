import { describe, expect, it } from 'vitest';
import { AVATAR_TYPES, IMAGE_TYPES, LIMITS, PAGE_SIZES, RULE_LEVELS_MAX } from './limits.ts';

describe('limits', () => {
  it.each([
    ['S5.054', 'versionName', 20],
    ['S5.055', 'departmentName', 50],
    ['S5.056', 'rankName', 10],
    ['S5.057', 'gradeName', 10],
    ['S5.058', 'jobFamilyName', 10],
    ['S5.059', 'planName', 50],
    ['S5.060', 'planningPlanName', 50],
    ['S5.061', 'surveyName', 50],
    ['S5.062', 'salaryPlanName', 20],
    ['S5.063', 'roleName', 20],
    ['S5.064', 'customColumnName', 20],
    ['S5.065', 'commodityName', 20],
    ['S5.066', 'projectName', 20],
    ['S5.067', 'projectNumber', 20],
    ['S5.068', 'memo', 50],
    ['S5.069', 'approvalNodeName', 20],
    ['S5.073', 'comparisonItemsMax', 10],
    ['S5.074', 'roleTemplateRolesMax', 10],
    ['S5.075', 'approvalNodesMax', 10],
    ['S5.076', 'functionsMax', 50],
    ['S5.077', 'rewardValuesMax', 20],
    ['S5.078', 'unlockDatesMax', 8],
    ['S5.079', 'uploadBytesMax', 5 * 1024 * 1024],
    ['S5.022', 'noticeTitle', 100],
    ['S5.024', 'noticeContent', 1000],
    ['S9.007', 'remindText', 500],
    ['S9.005', 'verifyCodeAfterFailures', 3],
    ['S9.006', 'reminderPageSize', 200],
    ['S9.021', 'autoSaveMs', 10_000],
    ['S9.004', 'systemNoticePollMs', 600_000],
    ['S9.027', 'exportCanvasMaxPx', 16_290],
    ['S9.001', 'requestTimeoutMs', 600_000],
  ] as const)('%s %s is %i', (_id, key, value) => {
    expect(LIMITS[key]).toBe(value);
  });

  it('S5.070 a rule has at most 20 levels', () => expect(RULE_LEVELS_MAX).toBe(20));
  it('S9.014 tables offer 10, 20, 30 and 40 rows, 10 first', () =>
    expect([LIMITS.pageSizeDefault, ...PAGE_SIZES]).toEqual([10, 10, 20, 30, 40]));
  it('S5.081 only an avatar may be a GIF', () =>
    expect(AVATAR_TYPES.filter((type) => !(IMAGE_TYPES as readonly string[]).includes(type))).toEqual(['gif']));
});
