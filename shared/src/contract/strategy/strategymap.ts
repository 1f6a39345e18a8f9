import * as z from 'zod';
import { StrategyPerspective, StrategyState } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
  Keyword,
  open,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';

/** The strategy maps of the company; one of them is shown without signing in to whoever has a link. */
export const STRATEGY_MAP_PAGE = '/strategy-decoding/map';

const Year = z.int().min(LIMITS.planYearMin).max(LIMITS.planYearMax).describe('the year it is for');
/** An agreed target of a department, as it stands in a strategy map. */
export const StrategyTarget = z.object({
  cellCode: Id.describe('the indicator'),
  planName: z.string().describe('the appraisal plan it was agreed in'),
  periodFrom: DateText.describe('first day of that plan’s period'),
  periodTo: DateText.describe('last day of that plan’s period'),
  deptId: Id,
  deptName: z.string(),
  deptNameEn: z.string().nullable(),
  keyResult: z.string(),
  progress: Decimal.nullable().describe('percent reached by what people reported; null: nothing yet'),
});

/** Something the company wants to reach, in one of the four perspectives. */
export const StrategyObjective = z.object({
  objectiveId: Id,
  perspective: z.enum(StrategyPerspective),
  objectiveName: z.string(),
  measure: z.string().nullable().describe('what it is measured by; null: nothing is said'),
  leadsTo: z.array(Id).describe('the objectives of the same map that it serves'),
  progress: Decimal.nullable().describe('percent, the mean of its targets; null: nothing was reported yet'),
  expected: Decimal.nullable().describe(
    'percent of the time that has gone, the mean over the same targets; null: no progress',
  ),
  state: z.enum(StrategyState).nullable().describe('how it stands against the time that has gone; null: no progress'),
  targets: z.array(StrategyTarget).describe('those of its targets that the reader may see'),
  targetCount: z.int().describe('all its targets'),
});

const map = {
  strategyMapCode: Id,
  strategyMapName: z.string(),
  year: Year,
  updatedAt: Instant,
  version: Version,
};
/** A strategy map in a list. */
export const StrategyMapSummary = z.object({ ...map, objectiveCount: z.int() });
/** A strategy map with its objectives, in the order of their lanes. */
export const StrategyMap = z.object({
  ...map,
  objectives: z.array(StrategyObjective).describe('in the order of their lanes'),
});

const ObjectiveInput = z.object({
  objectiveId: Id.describe('made by whoever adds it'),
  perspective: z.enum(StrategyPerspective),
  objectiveName: z.string().trim().min(1).max(LIMITS.strategyObjectiveName),
  measure: z.string().trim().min(1).max(LIMITS.strategyMeasure).nullish().describe('what it is measured by'),
  leadsTo: z.array(Id).max(LIMITS.strategyObjectives).describe('objectives of the same map; without circles'),
  cellCodes: z
    .array(Id)
    .max(LIMITS.strategyTargets)
    .describe('agreed targets of departments; those that the caller may not see stay as they are'),
});
const visiting = pages(STRATEGY_MAP_PAGE, 'visit');
const managing = pages(STRATEGY_MAP_PAGE, 'edit');

export const strategymap = service('strategy', '/strategymap', {
  liststrategymap: post(reads, visiting, {
    summary: 'Strategy maps of the company, of the latest year first.',
    body: PageQuery,
    data: pageOf(StrategyMapSummary),
  }),
  getstrategymap: post(reads, visiting, {
    summary: 'A strategy map with its objectives and how far the targets of departments bring them.',
    body: z.object({ strategyMapCode: Id }),
    data: StrategyMap,
  }),
  savestrategymap: post(writes, managing, {
    once: true,
    summary: 'Adds a strategy map, or changes one as a whole.',
    body: z.object({
      clientMutationId: ClientMutationId,
      strategyMapCode: Id.optional().describe('the map to be changed; absent: a new one'),
      version: Version.optional().describe('of the map to be changed'),
      strategyMapName: z.string().trim().min(1).max(LIMITS.strategyMapName),
      year: Year,
      copyOf: Id.optional().describe('a map whose objectives a new one begins with, without their targets'),
      objectives: z
        .array(ObjectiveInput)
        .max(LIMITS.strategyObjectives)
        .optional()
        .describe('absent: they stay as they are'),
    }),
    data: StrategyMap,
  }),
  deletestrategymap: post(writes, managing, {
    summary: 'Deletes a strategy map with its objectives.',
    body: z.object({ strategyMapCode: Id, version: Version }),
  }),
  listdepttarget: post(reads, managing, {
    summary: 'Agreed targets of departments that the caller may see, of the plans that run in a year.',
    body: PageQuery.extend({ year: Year, keyword: Keyword.optional() }),
    data: pageOf(StrategyTarget),
  }),
  sharedstrategymap: post(reads, open, {
    summary: 'The strategy map that a link shows, as its maker sees it now; to be read only.',
    body: z.object({ token: z.string().max(200).describe('what the link ends with') }),
    data: StrategyMap,
  }),
});
