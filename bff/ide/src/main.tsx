import './nonce.ts';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './ide.css';
import { createRoot } from 'react-dom/client';
import { exampleTabs } from './examples.ts';
import { Ide } from './Ide.tsx';
import { readSession, takeOver } from './session.ts';
import { text } from './texts.ts';

document.title = text('title');
const session = await readSession();
takeOver(session);
const tabs = await exampleTabs(session);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Ide session={session} tabs={tabs} />);
