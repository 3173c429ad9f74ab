/**
 * Thrown when some of a form's calls succeeded before one failed. Inputs stay, and are compared with the server's new
 * state.
 */
export class PartialSaveError extends Error {
  override name = 'PartialSaveError';
  /** Why the rest was not saved. */
  readonly reason: unknown;
  /** Of what was saved in part, which may be new. */
  readonly id: string;

  constructor(reason: unknown, id: string) {
    super('Some calls of a form failed');
    this.reason = reason;
    this.id = id;
  }
}
