import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from '@hengcai/shared/operating/describe-error';

/** JSON lines to standard output; the error of a failed REST call would otherwise bring the caller's token with it. */
export const createLog = (level: string, destination: DestinationStream = process.stdout): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
