export interface PreparedStatement {
  /** Name under which a connection keeps the plan; one name, one text. Without one it is planned with each call. */
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** Runs one statement in a scope that was chosen before. */
export type Read = <R extends object>(statement: PreparedStatement) => Promise<R[]>;
