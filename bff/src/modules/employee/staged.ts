import type { Context } from '../../context.ts';
import { payload } from '../../payload.ts';
import type { EmployeeImportRow, ImportService } from './rows.ts';

/** A file that a service has staged. */
export const stagedBy = async (
  of: ImportService,
  { rest }: Pick<Context, 'rest'>,
  importId: string,
): Promise<EmployeeImportRow> => ({ ...(await rest[of].getimport({ importId })), of });

/** Starts work on a staged file and answers both as they are afterwards. */
export const workBy = (
  of: ImportService,
  context: Context,
  importId: string,
  start: () => Promise<{ jobId: string }>,
) =>
  payload(
    async () => {
      const { jobId } = await start();
      return {
        job: () => context.rest.platform.job({ jobId }),
        employeeImport: () => stagedBy(of, context, importId),
      };
    },
    { importId: 'id' },
  );
