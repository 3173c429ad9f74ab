/** The server cannot start for a reason that an operator can fix: the problem, and the remedy. */
export class StartError extends Error {
  override name = 'StartError';
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(`${message}\n${remedy}`, options);
    this.remedy = remedy;
  }
}
