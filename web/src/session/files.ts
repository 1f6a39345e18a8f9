import { LIMITS } from '@hengcai/shared/rules/limits';
import { currentLanguage } from '../i18n/language';
import { say } from '../i18n/say';
import { toast } from '../ui/toast';
import { failuresOf, failureTextId, inTime } from './failures';
import { openRelogin } from './relogin';

/** Specification 9: uploads hold at most 5 MB. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

interface Envelope {
  success: boolean;
  status: number;
  message: string;
  data: unknown;
}

/** Why a file could not be sent or fetched; the text is for people. */
export class FileFailure extends Error {}

function refuse({ status, message }: Pick<Envelope, 'status' | 'message'>): FileFailure {
  if (status === 208) void openRelogin({ reason: 'timeout', message });
  if (status === 209) void openRelogin({ reason: 'elsewhere', message });
  return new FileFailure(message || say(failureTextId({ code: 'HTTP', status })));
}

/** Sends one file to `POST /files/<operation>`; answers the `data` of its envelope. XMLHttpRequest, because fetch reports no progress of an upload. */
export function uploadFile<T>(
  operation: string,
  file: File,
  onProgress?: (sent: number, total: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/files/${operation}`);
    request.setRequestHeader('Accept-Language', currentLanguage());
    request.setRequestHeader('X-Requested-With', 'hengcai');
    request.responseType = 'json';
    request.upload.onprogress = (e) => onProgress?.(e.loaded, e.total);
    request.onerror = () => reject(new FileFailure(say('errors.network')));
    request.timeout = LIMITS.requestTimeoutMs;
    request.ontimeout = () => reject(new FileFailure(say('errors.timeout')));
    request.onload = () => {
      const answer = request.response as Envelope | null;
      if (answer?.success) resolve(answer.data as T);
      else reject(refuse(answer ?? { status: request.status, message: '' }));
    };
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** A name from Content-Disposition, RFC 5987 first. */
export function nameFrom(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return extended ? decodeURIComponent(extended) : (/filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null);
}

export interface FileLink {
  url: string;
  name?: string | null;
}

/** Saves the file behind a signed link. Fetched rather than navigated to, so that a refusal is a message and not a page. Answers whether it was saved. */
export async function downloadFile(
  link: FileLink | null | undefined,
  { takesLong = false }: { takesLong?: boolean } = {},
): Promise<boolean> {
  if (!link) {
    toast.error(say('errors.requestFailed'));
    return false;
  }
  try {
    const answer = await fetch(link.url, {
      headers: { 'Accept-Language': currentLanguage() },
      ...(!takesLong && { signal: inTime() }),
    });
    if (!answer.ok || answer.headers.get('content-type')?.includes('application/json')) {
      throw refuse((await answer.json().catch(() => ({ status: answer.status, message: '' }))) as Envelope);
    }
    const url = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement('a'), {
      href: url,
      download: link.name ?? nameFrom(answer.headers.get('content-disposition')) ?? '',
    }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return true;
  } catch (error) {
    if (error instanceof FileFailure) toast.error(error.message);
    else failuresOf(error).forEach((failure) => toast.error(say(failureTextId(failure))));
    return false;
  }
}
