export interface PreparedStatement {
  /** Name under which a connection caches the plan; one name, one text. Without it each call is planned again. */
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** Runs one statement in a scope that was chosen before. */
export type Read = <R extends object>(statement: PreparedStatement) => Promise<R[]>;
