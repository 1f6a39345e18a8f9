import { documentOf } from '../../operations/documents.ts';

// What an operation answers is asserted field by field where it matters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

/** What came of one operation. */
export type Outcome =
  | { kind: 'answer'; data: Data | null; codes: string[]; userErrors: string[]; errors: Data[]; milliseconds: number }
  /** No whole answer: the connection broke, or was never made. */
  | { kind: 'lost'; reason: string };

/** Somebody who is signed in, and goes on being it whatever is killed. */
export interface Client {
  cookie: string;
  /** Runs an operation of the web client. */
  run(operation: string, variables?: Data): Promise<Outcome>;
  /** Runs a document of one's own. */
  ask(query: string, variables?: Data): Promise<Outcome>;
}

const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error as Error).name;
};

export async function send(
  url: string,
  cookie: string,
  body: Data,
  headers: Record<string, string> = {},
): Promise<{ outcome: Outcome; cookies: string[] }> {
  const begin = performance.now();
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en-US',
        origin: url,
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const { data = null, errors = [] } = (await response.json()) as { data?: Data | null; errors?: Data[] };
    const userErrors = Object.values(data ?? {}).flatMap(
      (payload: Data | null) => (payload?.['userErrors'] as Data[] | undefined)?.map(({ code }) => String(code)) ?? [],
    );
    return {
      outcome: {
        kind: 'answer',
        data,
        errors,
        codes: errors.map(({ extensions }) => String((extensions as Data)['code'])),
        userErrors,
        milliseconds: performance.now() - begin,
      },
      cookies: response.headers.getSetCookie(),
    };
  } catch (error) {
    return { outcome: { kind: 'lost', reason: reasonOf(error) }, cookies: [] };
  }
}

const clientWith = (url: string, cookie: string, headers: Record<string, string>): Client => {
  const ask: Client['ask'] = async (query, variables = {}) =>
    (await send(url, cookie, { query, variables }, headers)).outcome;
  return { cookie, ask, run: (operation, variables) => ask(documentOf(operation), variables) };
};

/** Signs in and answers a client that keeps the session's cookie, and sends these headers each time. */
export async function signIn(
  url: string,
  company: string,
  userName: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const variables = { input: { companyCode: company, userName, password, force: true } };
  const { outcome, cookies } = await send(url, '', { query: documentOf('Login'), variables }, headers);
  if (outcome.kind === 'lost' || outcome.codes.length > 0 || outcome.userErrors.length > 0)
    throw new Error(`${userName} could not sign in: ${JSON.stringify(outcome)}`);
  return clientWith(url, cookies.map((one) => one.split(';')[0]).join('; '), headers);
}
