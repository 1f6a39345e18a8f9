import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from '@hengcai/shared/operating/describe-error';

/** JSON lines to standard output; an error is written without the parameters of the statement that failed. */
export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
}
