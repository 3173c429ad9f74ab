/** One step of `npm run check`. */
export interface Check {
  name: string;
  /**
   * Violations, one line each, beginning with `path:line` where there is one; none when all is well.
   *
   * @param root folder of the repository
   */
  run(root: string): Promise<string[]>;
}
