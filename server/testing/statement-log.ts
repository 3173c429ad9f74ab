/** What a server sends to its database, written down on its way: nothing is held back or changed. */
import pg from 'pg';
import type { Scope } from '#server/db/scope.ts';

export interface SentStatement {
  text: string;
  values: readonly unknown[];
  /** Prepared under this name; planned anew with each call without one. */
  name: string | undefined;
  /** Whose rows it may see; `null` where no scope was set. */
  scope: Scope | null;
}

export interface StatementLog {
  /** All that was sent since the last time, `begin` and `commit` among it. A scope is sent with the statement it is for. */
  take(): SentStatement[];
  stop(): void;
}

/** Scope of each connection's open transaction. */
const scopes = new WeakMap<object, Scope>();

/** Begins to write down the statements of every server in this process. Those of a test's own connections are left out. */
export function logStatements(): StatementLog {
  const { query } = pg.Client.prototype;
  const sent: SentStatement[] = [];
  // a method of every connection, those that are open already among them
  pg.Client.prototype.query = function logged(this: pg.Client, ...call: unknown[]): unknown {
    const statement = readStatement(call);
    if (statement && isOfServer(this)) sent.push(inScope(this, statement));
    return Reflect.apply(query, this, call);
  } as typeof query;
  return {
    take: () => sent.splice(0),
    stop: () => void (pg.Client.prototype.query = query),
  };
}

/** Of a server's pool, and no test's. */
function isOfServer(client: pg.Client): boolean {
  return (
    'connectionParameters' in client &&
    (client.connectionParameters as { application_name?: string }).application_name === 'portico'
  );
}

type Statement = Omit<SentStatement, 'scope'> & { scope?: Scope };

function readStatement([first, second]: unknown[]): Statement | undefined {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [], name: undefined };
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  const { text, values = [], name, scope } = first as Partial<Statement>;
  return { text: text!, values, name, ...(scope && { scope }) };
}

function inScope(client: pg.Client, { scope, ...statement }: Statement): SentStatement {
  if (scope && /^begin$/i.test(statement.text)) scopes.set(client, scope);
  if (/^(commit|rollback)$/i.test(statement.text)) scopes.delete(client);
  return { ...statement, scope: scope ?? scopes.get(client) ?? null };
}

/** Those that read or write, without what opens and closes transactions. */
export function withoutFrames(statements: readonly SentStatement[]): SentStatement[] {
  return statements.filter(({ text }) => !/^(begin|commit|rollback)$/i.test(text.trim()));
}
