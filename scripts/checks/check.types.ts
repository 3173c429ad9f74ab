/** One step of `npm run check`. */
export interface Check {
  name: string;
  /**
   * Violations, one line each, beginning with `path:line` where there is one; none when all is well.
   *
   * @param root folder of the repository
   * @param remark tells a line that is no violation
   */
  run(root: string, remark: (line: string) => void): Promise<string[]>;
}
