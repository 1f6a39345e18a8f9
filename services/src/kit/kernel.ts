import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Secrets } from './secrets.ts';

/** What one running copy of the services consists of; tests make several in one process. */
export interface Kernel {
  settings: Settings;
  db: Database;
  clock: Clock;
  newId: NewId;
  secrets: Secrets;
  log: Logger;
  jobs: JobQueue;
  /** Where uploads lie while they are read. */
  uploadFolder: string;
}
