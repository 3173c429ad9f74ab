/** The server cannot start, and somebody at a terminal can mend it: what is wrong, and what to do. */
export class StartError extends Error {
  override name = 'StartError';
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(`${message}\n${remedy}`, options);
    this.remedy = remedy;
  }
}
