import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';

registerAuditedObject(
  'assessmentTemplate',
  async (ctx) =>
    ((ctx.session.pageRights.get('/enterprise_management/performance_template') ?? 0) & PageRight.VISIT) !== 0,
);
