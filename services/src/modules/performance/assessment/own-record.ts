import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import type { Ctx } from '../../../kit/context.ts';
import type { OwnSheet } from '../../../kit/own-record.ts';
import { dayCell, numberCell } from '../../../kit/sheet/cells.ts';
import { personAppraisals } from './person-appraisals.ts';

/** The appraisals of the caller with what is shown of their results. */
export async function ownAppraisals(ctx: Ctx, empId: string): Promise<OwnSheet[]> {
  const appraisals = await personAppraisals(ctx, empId);
  const heading = (name: string) => ({ heading: ctx.t(`ownRecord.${name}`) });
  const statusOf = (status: number): string => {
    const member = Object.entries(AssessmentPlanStatus).find(([, value]) => value === status)?.[0] ?? '';
    return (enumMessages[ctx.language] as Record<string, string>)[`enum.AssessmentPlanStatus.${member}`] ?? '';
  };
  return [
    {
      name: ctx.t('ownRecord.appraisals'),
      rows: [
        ['plan', 'from', 'to', 'status', 'score', 'level'].map(heading),
        ...appraisals.map(({ assessmentPlanName, periodFrom, periodTo, status, composedScore, levelName }) => [
          assessmentPlanName,
          dayCell(periodFrom),
          dayCell(periodTo),
          statusOf(status),
          numberCell(composedScore),
          levelName ?? '',
        ]),
      ],
    },
  ];
}
