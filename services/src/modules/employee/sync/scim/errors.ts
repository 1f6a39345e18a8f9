/** What SCIM calls its reasons (RFC 7644 3.12). */
export type ScimType =
  'invalidFilter' | 'uniqueness' | 'invalidSyntax' | 'invalidPath' | 'invalidValue' | 'mutability' | 'noTarget';

/** A refusal as a directory is told it. */
export class ScimError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 501,
    detail: string,
    readonly scimType?: ScimType,
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(detail);
  }
}

export const scimNotFound = (what: string) => new ScimError(404, `There is no ${what} with this id.`);

/** The body of a refusal; its status is a string there. */
export const errorBody = ({ status, message, scimType }: Pick<ScimError, 'status' | 'message' | 'scimType'>) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
