/** One file made from the sources and committed. */
export interface Generator {
  /** Below the root, with `/`. */
  path: string;
  produce(root: string): Promise<string>;
}
