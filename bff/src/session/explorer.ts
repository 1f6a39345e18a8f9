import { PageRight } from '@hengcai/shared/enums';
import type { Rest } from '../rest/client.ts';

/** The page of the GraphQL IDE; the right to visit it is the right to explore the schema. */
export const IDE_PAGE = '/graphiql';

/**
 * Whether the caller may explore: open the IDE, read the schema, be told what a misspelt field might have been. The
 * services decide it for the session or API token of the request; throws where that is none (any more).
 */
export async function mayExplore({ rolemanage }: Rest): Promise<boolean> {
  const { operations } = await rolemanage.getauthoritytype({ pageUrl: IDE_PAGE });
  return operations.includes(PageRight.VISIT);
}
