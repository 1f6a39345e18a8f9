import { ask, type Answer } from './ask.ts';
import { forgetTheTab, ownerOfTheTab } from './storage.ts';

export interface Person {
  id: string;
  name: string;
  company: { name: string };
}

/** Who works here: a person, nobody, or somebody whose session is over. */
export type Session = { state: 'in'; person: Person } | { state: 'out' } | { state: 'over' } | { state: 'unknown' };

const ME = /* GraphQL */ `
  query WhoWorksHere {
    me {
      id
      name
      company {
        name
      }
    }
  }
`;

/** Codes by which an answer says that there is no session any more. */
const OVER = new Set(['UNAUTHENTICATED', 'SESSION_TIMEOUT', 'SESSION_ELSEWHERE', 'ACCOUNT_CHANGED']);

export const saysSessionIsOver = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => OVER.has(extensions?.code ?? ''));

/** Names the session this browser has; the token itself is out of reach of scripts. */
const marker = (): string | null => /(?:^|;\s*)sidv=([^;]+)/.exec(document.cookie)?.[1] ?? null;

let asked: string | null | undefined;
/** Somebody has signed in or out since the last look, in this tab or another. */
export const hasChanged = (): boolean => marker() !== asked;

/** Finds out who is signed in. Without the marker nobody is, and the server need not be bothered. */
export async function readSession(): Promise<Session> {
  asked = marker();
  if (asked === null) return { state: 'out' };
  try {
    const answer = await ask({ query: ME, operationName: 'WhoWorksHere' });
    const person = answer.data?.['me'] as Person | null | undefined;
    if (person) return { state: 'in', person };
    return { state: saysSessionIsOver(answer) ? 'over' : 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}

/**
 * Whether what this tab keeps belongs to another person (reliability T31). A session that is merely over leaves it be:
 * the same person may sign in again and go on.
 */
export function isSomebodyElse(session: Session): boolean {
  if (session.state === 'over' || session.state === 'unknown') return false;
  return ownerOfTheTab.read() !== ownerIn(session);
}

/** Makes the tab that person's: what another one left is forgotten. */
export function takeOver(session: Session): void {
  if (!isSomebodyElse(session)) return;
  forgetTheTab();
  ownerOfTheTab.write(ownerIn(session));
}

const ownerIn = (session: Session): string => (session.state === 'in' ? session.person.id : 'nobody');
