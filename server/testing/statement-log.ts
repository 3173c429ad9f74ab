/** Records the statements that a server sends to its database, without changing them. */
import pg from 'pg';
import { setScope, systemScope, tenantScope, userScope, type Scope } from '#server/db/scope.ts';

export interface SentStatement {
  text: string;
  values: readonly unknown[];
  /** Prepared under this name; undefined for a statement that each call plans again. */
  name: string | undefined;
  /** Scope of the statement; `null` if none was set. */
  scope: Scope | null;
}

export interface StatementLog {
  /** All statements since the last call, including `begin` and `commit`. A scope is recorded with its statement. */
  take(): SentStatement[];
  stop(): void;
}

/** Scope of each connection's open transaction. */
const scopes = new WeakMap<object, Scope>();

/** Starts recording the statements of every server in this process. Those of a test's own connections are excluded. */
export function logStatements(): StatementLog {
  const { query } = pg.Client.prototype;
  const sent: SentStatement[] = [];
  // patches all connections, including open ones
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

/** Whether the connection is of a server's pool, not of a test. */
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

function scopeOf([kind, tenantId, userId]: [kind: string, tenantId: string, userId: string]): Scope {
  return kind === 'tenant' ? tenantScope(tenantId) : kind === 'user' ? userScope(userId) : systemScope;
}

function inScope(client: pg.Client, { scope, ...statement }: Statement): SentStatement {
  if (scope && /^begin$/i.test(statement.text)) scopes.set(client, scope);
  // a snapshot sets its scope after its `begin`
  if (statement.text === setScope) scopes.set(client, scopeOf(statement.values as [string, string, string]));
  if (/^(commit|rollback)$/i.test(statement.text)) scopes.delete(client);
  return { ...statement, scope: scope ?? scopes.get(client) ?? null };
}

/** Without statements that open and close transactions. */
export function withoutFrames(statements: readonly SentStatement[]): SentStatement[] {
  return statements.filter(({ text }) => !/^(?:begin\b.*|commit|rollback)$/i.test(text.trim()) && text !== setScope);
}
