import type { IncomingHttpHeaders } from 'node:http';

/** The types of file that are passed on as what they are; only pictures may stand on a page. */
const SERVED: Readonly<Record<string, { type: string; shown?: true }>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'text/csv': { type: 'text/csv; charset=utf-8' },
  'application/pdf': { type: 'application/pdf' },
  'image/jpeg': { type: 'image/jpeg', shown: true },
  'image/png': { type: 'image/png', shown: true },
};
/** What nobody foresaw is bytes to save: a page that a service calls a file must not run as one of ours. */
const UNKNOWN = { type: 'application/octet-stream', shown: undefined };

/** The names of RFC 6266, as far as they hold nothing but a name. */
const NAMES = /^\s*\w+((?:;\s*filename="[^"\\]{1,300}")?(?:;\s*filename\*=UTF-8''[\w!#$&+.^`|~%-]{1,900})?)\s*$/i;

/** The headers of a file on its way to the browser: chosen here, whatever the services say about it. */
export function servedAs(headers: IncomingHttpHeaders): { 'content-type': string; 'content-disposition': string } {
  const said = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const { type, shown } = SERVED[said] ?? UNKNOWN;
  const names = NAMES.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
  return { 'content-type': type, 'content-disposition': `${shown ? 'inline' : 'attachment'}${names}` };
}
