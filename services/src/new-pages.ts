import { companySessions } from './kit/company-sessions.ts';
import type { Ctx } from './kit/context.ts';
import type { Kernel } from './kit/kernel.ts';
import { inContext } from './kit/run.ts';
import { remindMany } from './modules/message/public.ts';
import { administrators, grantNewPages } from './modules/settings/public.ts';

/** Brings the pages of this release to the companies of earlier ones, audited, and tells their administrators. */
export async function bringNewPages(kernel: Kernel): Promise<void> {
  for (const session of await companySessions(kernel)) {
    const caller = { session, language: 'zh-CN', requestId: 'new-pages' } as const;
    await inContext(kernel, caller, 'writes', (ctx) => bringTo(ctx, kernel.settings.version));
  }
}

async function bringTo(ctx: Ctx, release: string): Promise<void> {
  const paths = await grantNewPages(ctx, release);
  if (paths.length === 0) return;
  await remindMany(
    ctx,
    (await administrators(ctx)).map((empId) => ({
      empId,
      kind: 'newPages',
      params: { release, pages: String(paths.length) },
      label: null,
      dedupeKey: `newPages:${release}`,
    })),
  );
}
