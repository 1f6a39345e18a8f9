import type { ProjectKindResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ProjectKindRow } from './rows.ts';

export const ProjectKind: ResolversOf<ProjectKindResolvers, ProjectKindRow> = {
  id: (kind) => kind.projectTypeId,
  name: (kind) => kind.projectTypeName,
};
