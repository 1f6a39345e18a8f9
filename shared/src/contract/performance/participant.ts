import * as z from 'zod';
import { BossStage, EmployeeStage, TargetStatus } from '../../enums.ts';
import { Decimal, Id, Version } from '../kernel.ts';
import { AssessmentColleague } from './comment.ts';

/** Somebody in a plan, as managers of the plan see the row. */
export const AssessmentParticipant = z.object({
  assessmentInfoId: Id,
  planCode: Id,
  empId: Id,
  person: AssessmentColleague.optional().describe(
    'the person by name, in lists of those who work on the appraisal and may not see the record',
  ),
  deptId: Id.nullable().describe('department when the plan opened; null: none'),
  bossEmpId: Id.nullable().describe('who scores; null: nobody is set'),
  employeeStage: z.enum(EmployeeStage),
  bossStage: z.enum(BossStage),
  targetStatus: z.enum(TargetStatus),
  locked: z.boolean().describe('form locked by the superior'),
  bossLocked: z.boolean().default(false).describe('the superior is locked by HR and changes nothing'),
  noTargets: z.boolean().describe('scoring opened without approved targets: no task, no score, outside the quotas'),
  hasLeft: z
    .boolean()
    .default(false)
    .describe('left before having confirmed: nobody waits for the person, the superior finishes the form'),
  superiorLeft: z
    .boolean()
    .default(false)
    .describe(
      'whoever scores or approves has left, and nobody stood above: HR chooses a superior; said to managers of the plan alone',
    ),
  withoutSelfScore: z.boolean().describe('the superior scores without the self score'),
  absent: z.boolean().describe('HR says that the person cannot score themselves'),
  composedScore: Decimal.nullable(),
  levelName: z.string().nullable(),
  missingResults: z
    .int()
    .default(0)
    .describe('how many of the included plans brought no result of the person; 0 before scoring opens'),
  fromLevelName: z.string().nullable().describe('level before calibration, when it was changed; null: it was not'),
  version: Version,
});
