import * as z from 'zod';
import { Id } from '../kernel.ts';

/** Somebody as everybody in the company knows them, also those who may not see the record. */
export const RewardPerson = z.object({
  empId: Id,
  empName: z.string(),
  empNameEn: z.string().nullable().describe('null: has none'),
  empNumber: z.string(),
});
