/** Errors of the SCIM protocol (RFC 7644, section 3.12). */

export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers';

/** A request that the protocol refuses; `detail` is shown to the admin of the directory. */
export class ScimError extends Error {
  override name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const invalidValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue');
export const invalidPath = (detail: string): ScimError => new ScimError(400, detail, 'invalidPath');
export const invalidFilter = (detail: string): ScimError => new ScimError(400, detail, 'invalidFilter');
export const invalidSyntax = (detail: string): ScimError => new ScimError(400, detail, 'invalidSyntax');
export const notUnique = (detail: string): ScimError => new ScimError(409, detail, 'uniqueness');

/** The same for a missing token, one that ended, and one of a connection that was deleted. */
export const notAuthenticated = (): ScimError =>
  new ScimError(401, 'The token is missing or not valid for this connection.');
