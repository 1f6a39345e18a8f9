import { sql, type SQL } from 'drizzle-orm';
import { BossStage } from '@hengcai/shared/enums';
import { ALLOWED, refused, type Verdict } from '@hengcai/shared/rules/issue';
import { assessmentInfo } from '../tables.ts';
import { calibration } from '../tables-form.ts';

/**
 * Whether the last word of calibration on an appraisal is that its result goes back to the superior: the history then ends
 * with a line that leaves no result. An adjustment or a verification after it takes it back.
 */
export const isRejected: SQL<boolean> = sql`coalesce(${ofLastLine(sql`c.score_after is null and c.level_after is null`)}, false)`;

/** Whoever decided last in calibration; while a result is rejected that is who sent it back. */
export const LAST_DECIDED_BY: SQL<string | null> = ofLastLine(sql`c.by_emp_id`);

function ofLastLine<T>(what: SQL): SQL<T> {
  return sql`(select ${what} from ${calibration} c where c.company_id = ${assessmentInfo.companyId}
    and c.assessment_id = ${assessmentInfo.id} order by c.at desc, c.id desc limit 1)`;
}

/** Who scored before and after a rejection. */
type Scored = { bossEmpId: string | null; bossStage: number };

const isScored = ({ bossStage }: Scored): boolean => bossStage >= BossStage.SCORED;

/** Whether a result can be sent back to be scored again: somebody has to be there who scores it. */
export function rejectVerdict(info: Scored, rejected: boolean): Verdict {
  if (info.bossEmpId === null) return refused('NO_SUPERIOR_SCORES');
  return rejected && !isScored(info) ? refused('SENT_BACK_ALREADY') : ALLOWED;
}

/** Whether there is something to verify: a result that was sent back and has been scored again. */
export const verifyVerdict = (info: Scored, rejected: boolean): Verdict =>
  rejected && isScored(info) ? ALLOWED : refused('NOTHING_TO_VERIFY');
