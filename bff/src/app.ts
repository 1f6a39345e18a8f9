import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { STOPPING } from '@hengcai/shared/operating/http-limits';
import { watchLoad } from '@hengcai/shared/operating/server-load';
import { askCapabilities, learnCapabilities } from './capabilities.ts';
import { createContext, createSession, type Context } from './context.ts';
import { gatewayOf } from './execution/executor.ts';
import { GatewayError } from './failures.ts';
import { fileRoutes } from './files/routes.ts';
import { createTicketOffice } from './files/tickets.ts';
import { healthRoutes, readiness, type Health } from './health.ts';
import { accessLog } from './http/access-log.ts';
import { answerErrors } from './http/errors.ts';
import { readGraphqlRequest } from './http/graphql-request.ts';
import { ideRoutes } from './http/ide.ts';
import { webRoutes } from './http/page.ts';
import { SCIM_PATH, scimRoutes } from './http/scim.ts';
import { securityHeaders } from './http/security-headers.ts';
import { whileStarting } from './http/starting.ts';
import { openTrustedDocuments, trustDocuments } from './http/trusted-documents.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/route.ts';
import { accessLogPlugin } from './plugins/access-log.ts';
import { errorsPlugin, formatEarlyError } from './plugins/errors.ts';
import { suggestionsPlugin } from './plugins/introspection.ts';
import { limitsPlugin, MAX_TOKENS } from './plugins/limits.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { serverTimingPlugin } from './plugins/server-timing.ts';
import { createSchema } from './resolvers.ts';
import { createBulkheads } from './rest/bulkhead.ts';
import { createRest, type Rest } from './rest/client.ts';
import { createFileTransport } from './rest/file-transport.ts';
import { areServicesReady } from './rest/readiness.ts';
import { createScimTransport } from './rest/scim-transport.ts';
import { newScope } from './rest/scope.ts';
import { createClient, createTransport } from './rest/transport.ts';
import { cookieJar } from './session/cookies.ts';
import { mayExplore } from './session/explorer.ts';
import { countOperation, exchangeOf, identify, requireOwnOrigin } from './session/identify.ts';
import { isLocal, type Settings } from './settings.ts';

interface ApolloParts {
  httpServer: Server;
  metrics: Metrics;
  /** Whether a document is one of the browser client's build, by its hash. */
  isOurs: (hash: string) => boolean;
}

function createApollo(
  { introspection, executor }: Settings,
  { httpServer, metrics, isOurs }: ApolloParts,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: gatewayOf(createSchema(), executor),
    formatError: formatEarlyError,
    // Whether a caller may introspect, and is told what a name might have been, is decided request by request.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    maxRecursiveSelections: true,
    plugins: [
      // Nothing here may be cached by anybody, and the plugin costs a third of the throughput (guide/performance.md).
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: STOPPING.drainMs }),
      limitsPlugin({ introspection }),
      suggestionsPlugin({ introspection }),
      errorsPlugin,
      serverTimingPlugin,
      accessLogPlugin,
      metricsPlugin(metrics, isOurs),
    ],
  });
}

/** Below some packets on the wire, compressing costs more than it saves. */
const COMPRESSED_FROM_BYTES = 8 * 1024;

const notFound: RequestHandler = (_request, _response, next) => next(new GatewayError('NOT_FOUND'));
const postOnly: RequestHandler = (_request, response, next) => {
  response.setHeader('allow', 'POST');
  next(new GatewayError('METHOD_NOT_ALLOWED'));
};
const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

/**
 * Puts the server together; `stop` ends it once the requests under way have been answered. It is ready once the services
 * are, and what there is to `prepare` with them is done.
 */
export async function createApp(
  settings: Settings,
  log: Logger,
  httpServer: Server,
  prepare: () => Promise<void> = () => Promise.resolve(),
) {
  const documents = await openTrustedDocuments(settings);
  const health: Health = { stopping: false };
  const client = createClient(settings);
  const metrics: Metrics = createMetrics({
    load: watchLoad(httpServer),
    levels: { call: () => bulkheads.levels(), file: () => fileBulkheads.levels() },
  });
  const bulkheads = createBulkheads(settings.restCallsAtOnce, metrics.restCall);
  const fileBulkheads = createBulkheads(settings.restCallsAtOnce, metrics.restCall);
  const honoursOnce = () => capabilities.current().clientMutationId;
  const bindRest = createRest(createTransport({ client, bulkheads, restTimeout: settings.restTimeout, honoursOnce }));
  const files = createFileTransport(client, fileBulkheads);
  const asNobody = () =>
    bindRest(
      newScope({
        token: null,
        language: 'en-US',
        requestId: 'bff',
        clientAddress: '',
        signal: new AbortController().signal,
      }),
    );
  const capabilities = learnCapabilities(() => askCapabilities(asNobody()), log);
  const isReady = readiness(asNobody, () => areServicesReady(client), prepare);
  const tickets = createTicketOffice(settings.ticketKey, settings.formerTicketKey);
  const apollo = createApollo(settings, { httpServer, metrics, isOurs: documents.has });
  await apollo.start();

  const restOf = (response: Response): Rest => bindRest(exchangeOf(response).scope);
  const contextOf = (response: Response): Context => {
    const { scope, requestId, language, allowance, facts } = exchangeOf(response);
    return createContext({
      rest: restOf(response),
      scope,
      requestId,
      language,
      session: createSession(scope, cookieJar(response, settings.secure)),
      tickets: tickets.for(scope, language, async (address, input) => {
        // Services that do not know the question would give the file; they are asked when it is fetched.
        if ((await capabilities.known()).fileChecks) await files.check(scope, address, input);
      }),
      capabilities: capabilities.known,
      allowance,
      log: log.child({ reqId: requestId }),
      facts,
    });
  };

  const app: Express = express();
  app.disable('x-powered-by').set('etag', false).set('trust proxy', settings.trustedProxies);
  app.use(securityHeaders(settings.secure && !isLocal(settings)));
  app.use('/health', healthRoutes(health, isReady));
  app.use(['/graphql', '/files', SCIM_PATH], accessLog(log));
  app.use(identify(settings));
  app.use('/files', noStore, fileRoutes(files, tickets, requireOwnOrigin(settings)));
  app.use(SCIM_PATH, noStore, scimRoutes(createScimTransport(client, fileBulkheads), log));
  app.post(
    '/graphql',
    noStore,
    requireOwnOrigin(settings),
    compression({ threshold: COMPRESSED_FROM_BYTES }),
    countOperation,
    readGraphqlRequest,
    trustDocuments({
      documents,
      only: settings.trustedDocuments,
      mayExplore: (response) => mayExplore(restOf(response)),
    }),
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(res) }),
  );
  app.all('/graphql', postOnly);
  app.get('/metrics', metricsRoute(metrics, { token: settings.metricsToken, local: isLocal(settings) }));
  app.use('/graphiql', ideRoutes(settings, restOf));
  app.use(webRoutes(settings.webDist, settings.formerWebDist, whileStarting(isReady)));
  app.use(notFound, answerErrors(log));

  return {
    app,
    async stop(): Promise<void> {
      health.stopping = true;
      capabilities.stop();
      await apollo.stop();
    },
  };
}
