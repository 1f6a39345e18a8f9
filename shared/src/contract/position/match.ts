import * as z from 'zod';
import {
  DateText,
  Decimal,
  Id,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';
import { ConditionResult } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { managing } from './described.ts';

const PAGE = '/position/person-job';
const MATCH = '/position/person-job/match';
/** Whoever looks after matches or leads people, and everybody at the own match. */
const looking = pages([
  { path: PAGE, need: 'visit' },
  { path: MATCH, need: 'visit' },
]);
const comparing = pages(PAGE, 'visit');

const ItemName = z.string().trim().min(1).max(LIMITS.shortText).describe('what is asked for, e.g. a skill');
const Level = Decimal.describe('a level, 0 to 5 in halves');
const Evidence = z.string().trim().max(LIMITS.comment);

/** Something that positions ask for and people have at a level. */
export const MatchItem = z.object({ itemId: Id.describe('what is asked for'), itemName: ItemName });

const asked = {
  minimum: Level.describe('level below which the condition fails, 0 to 5 in halves'),
  ideal: Level.describe('level from which it is met in full; more than 0 and less than 3 above the minimum'),
  weight: Decimal.describe('what it counts beside the others, above 0 and at most 100'),
};
export const PositionCondition = z.object({ ...MatchItem.shape, ...asked });
export const PositionRequirement = z.object({
  positionId: Id.describe('whose requirements they are'),
  conditions: z.array(PositionCondition).describe('what it asks for, in order; empty until it was said'),
  editable: z.boolean().describe('whether the caller may change it'),
  version: z.int().min(0).describe('number of the last change; 0: nothing has been said yet'),
});

export const PositionMatch = z.object({
  positionId: Id.describe('the one people are compared with'),
  conditionCount: z.int().describe('how many conditions it has'),
  peopleCount: z.int().describe('people in it today whose levels the caller sees'),
  assessedCount: z.int().describe('those of them of whom a level is known that it asks for'),
  belowCount: z.int().describe('those of them who are below the minimum of a condition'),
  match: Decimal.nullable().describe('mean match of those assessed, 0 to 100; null: nobody is'),
});

export const PersonFit = z.object({
  empId: Id.describe('the person'),
  match: Decimal.nullable().describe('how far all conditions are met, 0 to 100; null: no level is known'),
  conditionCount: z.int().describe('how many conditions the position has'),
  belowCount: z.int().describe('conditions whose minimum is not reached'),
  unassessedCount: z.int().describe('conditions for which no level is known; they count nothing'),
  overqualifiedCount: z.int().describe('conditions whose ideal is passed by two levels or more'),
});

export const PersonLevel = z.object({
  itemId: Id.describe('what it is a level of'),
  own: z.boolean().describe('true: the own view of the person; false: of the line manager or HR'),
  level: Level,
  validFrom: DateText.describe('the day it was said of'),
  evidence: z.string().nullable().describe('what it is based on; null: the person wrote nothing'),
  saidBy: Id.nullable().describe('who said it; null: an account without an employee'),
});
const view = z
  .object({ level: Level, since: DateText.describe('the day it was said of'), version: Version })
  .nullable();
export const ConditionMatch = z.object({
  ...PositionCondition.shape,
  assessed: view.describe('the level that counts; null: not assessed'),
  ownView: view.describe('how the person sees it, which counts nothing; null: not said'),
  result: z.enum(ConditionResult).describe('what the level comes to'),
  match: Decimal.nullable().describe('how far the condition is met, 0 to 100; null: not assessed'),
  gap: Decimal.nullable().describe('levels missing to the ideal, 0 from there on; null: not assessed'),
});
export const PersonMatch = z.object({
  empId: Id.describe('the person'),
  positionId: Id.nullable().describe('the position compared with; null: none was asked for and the person has none'),
  fit: PersonFit.describe('all conditions together'),
  conditions: z.array(ConditionMatch).describe('gaps first'),
  levels: z.array(PersonLevel).describe('every level said of these conditions, the latest first'),
  isMe: z.boolean().describe('whether it is the caller, who may say the own view'),
  assessable: z.boolean().describe('whether the caller may assess: the line manager, or HR'),
});

/** Which match one asks for. */
const whose = {
  empId: Id.optional().describe('the person; absent: the caller'),
  positionId: Id.optional().describe('the position; absent: that of the person today'),
};

/** How people match what positions ask for. */
export const positionmatch = service('position', '/positionmatch', {
  listitem: post(reads, looking, {
    summary: 'What positions ask for so far, by name: to ask for the same under the same name.',
    data: z.array(MatchItem),
  }),
  listmatch: post(reads, comparing, {
    summary: 'Positions page by page with how the people in them match, as far as the caller sees their levels.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the title or code of the position; absent: all'),
      deptIds: z
        .array(Id)
        .max(LIMITS.idsMax)
        .optional()
        .describe('only positions of these departments; absent: of all'),
      described: z
        .boolean()
        .optional()
        .describe('true: only positions with conditions; false: only those without; absent: all'),
    }),
    data: pageOf(PositionMatch),
  }),
  getrequirement: post(reads, comparing, {
    summary: 'What a position asks for.',
    body: z.object({ positionId: Id.describe('whose requirements are asked for') }),
    data: PositionRequirement,
  }),
  saverequirement: post(writes, managing, {
    summary: 'Saves what a position asks for, whole; an item is known by its name, and a new name makes a new one.',
    body: z.object({
      positionId: Id.describe('whose requirements are written'),
      version: z.int().min(0).describe('number of the change the caller saw; 0 for the first'),
      conditions: z
        .array(
          z.object({ itemName: z.string().max(LIMITS.shortText).describe('what is asked for, once each'), ...asked }),
        )
        .max(LIMITS.matchConditionsMax)
        .describe('its conditions, in order; empty: it asks for nothing any more'),
    }),
    data: PositionRequirement,
  }),
  whofits: post(reads, comparing, {
    summary: 'People by how they match a position, the best first: those in it, or everybody with a known level.',
    body: PageQuery.extend({
      positionId: Id.describe('which people are compared with'),
      everybody: z
        .boolean()
        .default(false)
        .describe('true: everybody in service with a level it asks for; else those in the position today'),
      keyword: Keyword.optional().describe('part of the name or number; absent: all'),
      deptIds: z
        .array(Id)
        .max(LIMITS.idsMax)
        .optional()
        .describe('only people of these departments and below; absent: of all'),
      fitting: z.boolean().default(false).describe('true: only those who reach every minimum'),
    }),
    data: pageOf(PersonFit),
  }),
  getmatch: post(reads, looking, {
    summary: 'How one person matches one position, gaps first; for everybody the own match.',
    body: z.object(whose),
    data: PersonMatch,
  }),
  savelevel: post(writes, pages(MATCH, 'edit'), {
    summary: 'Saves levels of a person: by the line manager or HR with evidence, or the own view of the caller.',
    body: z.object({
      empId: Id.describe('the person'),
      positionId: whose.positionId,
      own: z.boolean().default(false).describe('true: the own view of the caller, who is the person'),
      validFrom: DateText.describe('the day they are said of: today or before, not before the last one'),
      levels: z
        .array(
          z.object({
            itemId: Id.describe('what it is a level of'),
            level: Level,
            evidence: Evidence.optional().describe('what it is based on; required but for the own view'),
            version: z.int().min(0).describe('version of the level the caller saw; 0: there was none'),
          }),
        )
        .min(1)
        .max(LIMITS.matchConditionsMax)
        .describe('the levels, each item once'),
    }),
    data: PersonMatch,
  }),
});
