/** What every page of who is signed in stands in: one chunk. */
export { PageFrame } from './PageFrame';
export { AppShell } from './shell/AppShell';
