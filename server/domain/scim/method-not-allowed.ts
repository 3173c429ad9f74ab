import { ScimError } from './scim-error.ts';

/** A method that an endpoint does not have; its answer names those that it has (RFC 9110, section 15.5.6). */
export class MethodNotAllowed extends ScimError {
  readonly allowed: readonly string[];

  constructor(allowed: readonly string[]) {
    super(405, 'This method is not allowed here.');
    this.allowed = allowed;
  }
}
