export interface Written {
  /** Below the root, with `/`. */
  path: string;
  text: string;
  /** It was not there before. */
  isNew: boolean;
}

/** What `npm run new` can write. */
export interface Kind {
  /** One line for the usage text. */
  describes: string;
  /**
   * Files to write below a root, new ones and lists with their new line.
   *
   * @param name in lower case, with hyphens
   * @throws when the name is taken
   */
  plan(root: string, name: string): Promise<Written[]>;
}
