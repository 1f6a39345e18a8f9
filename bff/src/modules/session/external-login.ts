import { RestFailure } from '../../rest/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations = 'startExternalLogin' | 'completeExternalLogin' | 'openExternalSystem';

/**
 * The address of the external login service, with the id of the application (specification 7). Other people's services
 * may answer anything; a browser is led to nothing but http and https.
 */
function addressOf(serviceAddress: string, appId: string): string {
  const url = URL.canParse(serviceAddress) ? new URL(serviceAddress) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new RestFailure('malformed', 502);
  url.searchParams.set('appId', appId);
  return url.href;
}

/** Everything that leads the browser to a system of somebody else. */
export const externalLogin: Pick<MutationResolvers, Mutations> = {
  startExternalLogin: (_root, { input }, { rest, session }) =>
    payload(async () => {
      const { serviceAddress, appId, appKey } = await rest.root.getLoginService({
        requestDomain: input.domain,
        ...(input.companyCode && { companyCode: input.companyCode }),
      });
      const url = addressOf(serviceAddress, appId);
      session.external.begin(appKey);
      return { url };
    }),

  openExternalSystem: (_root, _args, { rest }) =>
    payload(async () => {
      const { serviceAddress, appId } = await rest.systemUser.externalLoginService();
      return { url: addressOf(serviceAddress, appId) };
    }),

  completeExternalLogin: (_root, { input }, { rest, session }) =>
    payload(async () => {
      session.forget();
      const { token, sessionVersion } = await rest.root.otherlogin({
        // Without the key the services answer as to any other browser that did not begin.
        appKey: session.external.key() ?? '',
        state: input.state,
        code: input.code,
        ...(input.issuer && { iss: input.issuer }),
        ...(input.force && { force: true }),
      });
      session.external.end();
      session.begin(token, sessionVersion);
      return { user: () => rest.systemUser.getUser() };
    }),
};
