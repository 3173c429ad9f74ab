/** One file made from the sources. */
export interface Generator {
  /** Below the root, with `/`. */
  path: string;
  produce(root: string): Promise<string>;
}
