/** A form whose saving takes several calls got through some of them. What was typed stays, and is held against what is there now. */
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
