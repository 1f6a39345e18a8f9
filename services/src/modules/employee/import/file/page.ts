import { PageRight } from '@hengcai/shared/enums';
import type { Ctx } from '../../../../kit/context.ts';
import { forbidden } from '../../../../kit/failure.ts';
import { hasRight } from '../../../../kit/pages.ts';
import type { FileKind } from '../../tables-import.ts';

const PAGES: Readonly<Record<FileKind, string>> = {
  departments: '/org/list',
  positions: '/position/management',
  ranks: '/position/management',
  jobFamilies: '/position/management',
  records: '/employee/list',
};

/** Rights are those of now, not of when the file was checked. */
export function requirePage(ctx: Ctx, kind: FileKind): void {
  if (!hasRight(ctx.session, PAGES[kind], PageRight.EDIT)) throw forbidden();
}
