import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { inContext } from '../../../kit/run.ts';
import { uploadedTable } from '../../../kit/sheet/uploaded.ts';
import { loadPlan } from '../plan/plan.ts';
import { PEOPLE_FILE } from '../plan/table-lines.ts';
import { satisfactionDays } from './imported-scores.ts';
import { importModuleScores, moduleScoreTemplate } from './module-scores.ts';
import { importPastResults, pastResultFile } from './past-results.ts';
import { importTargets, targetFile } from './target-file.ts';
import { importSatisfaction } from './satisfaction.ts';

type Plane = Contract['performanceplane'];
type Flow = Contract['performanceflow'];
type Export = Contract['performanceexport'];

/** Scores that come by file. A file is taken apart before the transaction: nobody waits for that. */
export const scoreFileHandlers: Pick<
  Handlers<Plane>,
  | 'downloadModuleScoreImportTemplate'
  | 'importAssessmentModuleScore'
  | 'importSatisfactionScore'
  | 'listSatisfactionScoreDate'
> = {
  downloadModuleScoreImportTemplate: ({ planCode }, ctx) => moduleScoreTemplate(ctx, planCode),
  importAssessmentModuleScore: detached<Plane['endpoints']['importAssessmentModuleScore']>(
    async ({ upload, ...about }, call) => {
      const rows = await uploadedTable(upload, PEOPLE_FILE);
      return inContext(call.kernel, call, 'writes', (ctx) => importModuleScores(ctx, rows, about));
    },
  ),
  importSatisfactionScore: detached<Plane['endpoints']['importSatisfactionScore']>(
    async ({ upload, ...about }, call) => {
      const rows = await uploadedTable(upload, PEOPLE_FILE);
      return inContext(call.kernel, call, 'writes', (ctx) => importSatisfaction(ctx, rows, about));
    },
  ),
  listSatisfactionScoreDate: async ({ planCode }, ctx) => satisfactionDays(ctx, (await loadPlan(ctx, planCode)).id),
};

/** Results that come from elsewhere. */
export const pastResultHandlers: Pick<Handlers<Export>, 'downloadhistoryperformance' | 'importperformance'> = {
  downloadhistoryperformance: ({ planCode }, ctx) => pastResultFile(ctx, planCode),
  importperformance: detached<Export['endpoints']['importperformance']>(async ({ upload, ...about }, call) => {
    const rows = await uploadedTable(upload, PEOPLE_FILE);
    return inContext(call.kernel, call, 'writes', (ctx) => importPastResults(ctx, rows, about));
  }),
};

/** Indicators of many people. */
export const targetFileHandlers: Pick<Handlers<Flow>, 'downloadDetailTemplate' | 'importAssessDetail'> = {
  downloadDetailTemplate: ({ planCode }, ctx) => targetFile(ctx, planCode),
  importAssessDetail: detached<Flow['endpoints']['importAssessDetail']>(async ({ upload, ...about }, call) => {
    const rows = await uploadedTable(upload, PEOPLE_FILE);
    return inContext(call.kernel, call, 'writes', (ctx) => importTargets(ctx, rows, about));
  }),
};
