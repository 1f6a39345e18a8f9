/** What must never stand in an answer: where we are, what we are made of, what the database said. */
const INNARDS =
  /\n\s+at \S|node_modules|\.(?:ts|mjs|js):\d+:\d+|file:\/\/|violates (?:\w+ )+constraint|syntax error at or near|duplicate key value|invalid input syntax|relation "|column "|row-level security|hr_app|PGlite|drizzle|postgres|ECONN|TypeError|RangeError|ReferenceError|SyntaxError:/i;

/** Codes by which the BFF says that something of ours is broken. */
const BROKEN = new Set(['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_CONTRACT']);
/** Codes by which it says that the session of the caller is over. */
const OVER = new Set(['UNAUTHENTICATED', 'SESSION_TIMEOUT', 'SESSION_ELSEWHERE', 'ACCOUNT_CHANGED']);

/** How a request was answered. */
export interface Verdict {
  /** What is wrong with the answer; null when nothing is. */
  fault: string | null;
  /** The session is over: whoever comes next has to sign in again. */
  over: boolean;
}

const excerpt = (text: string): string => {
  const at = INNARDS.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 200), at + 400);
};

/** What a question itself says may come back in an answer. */
const tellsInnards = (text: string, asked: string): boolean => {
  const found = INNARDS.exec(text)?.[0];
  return found !== undefined && !asked.includes(found);
};

/** Judges an answer of /graphql. */
export function judgeGraphql(status: number, text: string, asked: string): Verdict {
  const wrong = (what: string): Verdict => ({ fault: `${what}: ${status} ${excerpt(text)}`, over: false });
  if (status >= 500) return wrong('HTTP 5xx');
  if (tellsInnards(text, asked)) return wrong('innards');
  let codes: unknown[];
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    codes = errors.map(({ extensions }) => extensions?.code);
  } catch {
    return wrong('no JSON');
  }
  const broken = codes.find((code) => typeof code !== 'string' || BROKEN.has(code));
  if (broken !== undefined || codes.includes(undefined)) return wrong('broken');
  return { fault: null, over: codes.some((code) => OVER.has(String(code))) };
}

/** Judges an answer of the services; a file is one as well. */
export function judgeRest(status: number, type: string, text: string, asked: string): Verdict {
  const wrong = (what: string): Verdict => ({ fault: `${what}: ${status} ${excerpt(text)}`, over: false });
  if (status >= 500) return wrong('HTTP 5xx');
  // An address too long is refused by Node itself, before anything of ours.
  if (status === 431) return { fault: null, over: false };
  if (!type.startsWith('application/json')) return status === 200 ? { fault: null, over: false } : wrong('no JSON');
  if (tellsInnards(text, asked)) return wrong('innards');
  try {
    const { success, status: said } = JSON.parse(text) as { success: boolean; status: number };
    if (typeof success !== 'boolean' || said === 500) return wrong('broken');
    return { fault: null, over: said === 208 || said === 209 };
  } catch {
    return wrong('no JSON');
  }
}
