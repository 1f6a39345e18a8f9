import type { Session } from './session.ts';
import { text } from './texts.ts';

interface Props {
  session: Session;
  /** Throws away what the tab keeps and begins with the examples again. */
  onStartOver: () => void;
}

/** What GraphiQL does not know: whose data this is, how to sign in, where the examples went. */
export function Bar({ session, onStartOver }: Props) {
  return (
    <header className="ide-bar">
      <h1>{text('title')}</h1>
      <p className="ide-hint">{text('hint')}</p>
      <p role="status" className="ide-who">
        <Who session={session} />
      </p>
      <button type="button" onClick={onStartOver}>
        {text('startOver')}
      </button>
    </header>
  );
}

function Who({ session }: { session: Session }) {
  if (session.state === 'in') return `${session.person.name} · ${session.person.company.name}`;
  if (session.state === 'unknown') return text('unreachable');
  return (
    <>
      {text(session.state === 'out' ? 'signedOut' : 'sessionOver')}{' '}
      <a href="/login" target="_blank" rel="noreferrer">
        {text('signIn')}
      </a>{' '}
      {text('comeBack')}
    </>
  );
}
