/**
 * `/Bulk`: several operations in one request (RFC 7644, section 3.7). Each is a transaction of its own, and asks again
 * whether the token is valid: a request may take long, and an admin who ends the token stops it.
 */
import { isObject } from '#server/domain/scim/coerce.ts';
import { invalidSyntax, invalidValue, notAuthenticated, ScimError } from '#server/domain/scim/scim-error.ts';
import { urn } from '#server/domain/scim/schemas.ts';
import { answerScimError } from '#server/http/error-shapes.ts';
import { maxBulkOperations } from './discovery.ts';
import type { AnsweredOperation, ScimAnswer, ScimCall } from './scim-call.ts';

interface BulkOperation {
  method: string;
  path: string;
  bulkId: string | undefined;
  data: unknown;
  version: string | undefined;
  /** IDs of operations that have to come first. */
  needs: string[];
}

type Dispatch = (call: ScimCall) => Promise<ScimAnswer>;

/** @throws ScimError 413, `invalidSyntax`, `invalidValue` */
export async function answerBulk(call: ScimCall, dispatch: Dispatch): Promise<ScimAnswer> {
  const { operations, failOnErrors } = readBulk(call.body);
  const made = new Map<string, string>();
  const distinct = idsThereOnce(operations);
  const results: Record<string, unknown>[] = [];
  const answered: AnsweredOperation[] = [];
  let errors = 0;
  let isAuthenticated = true;
  for (const operation of inOrder(operations)) {
    if (failOnErrors !== null && errors >= failOnErrors) break;
    isAuthenticated &&= (await call.isStillAuthenticated?.()) ?? true;
    const answer = isAuthenticated
      ? await perform(call, dispatch, { operation, made, distinct })
      : answerScimError(notAuthenticated());
    if (answer.status >= 400) errors += 1;
    results.push(resultOf(operation, answer));
    const { method, path, data } = operation;
    answered.push({ method, segments: segmentsOf(path), body: data, answer });
  }
  return { status: 200, body: { schemas: [urn.bulkResponse], Operations: results }, operations: answered };
}

function readBulk(body: unknown): { operations: BulkOperation[]; failOnErrors: number | null } {
  const list = isObject(body) ? (body['Operations'] ?? body['operations']) : undefined;
  if (!isObject(body) || !Array.isArray(list)) throw invalidSyntax('Operations is not a list.');
  if (list.length > maxBulkOperations)
    throw new ScimError(413, `A request has at most ${maxBulkOperations} operations.`, 'tooMany');
  const failOnErrors = body['failOnErrors'] ?? null;
  if (failOnErrors !== null && !(Number.isInteger(failOnErrors) && Number(failOnErrors) >= 0))
    throw invalidValue('failOnErrors is a whole number.');
  return {
    operations: list.map(readOperation),
    failOnErrors: failOnErrors === null ? null : Number(failOnErrors) || null,
  };
}

function readOperation(given: unknown): BulkOperation {
  if (!isObject(given)) throw invalidSyntax('An operation is not an object.');
  const { method, path, bulkId, data, version } = given;
  if (typeof method !== 'string' || typeof path !== 'string')
    throw invalidSyntax('An operation has a method and a path.');
  const upper = method.toUpperCase();
  if (upper === 'POST' && (typeof bulkId !== 'string' || bulkId === ''))
    throw invalidSyntax('An operation that creates a resource has a bulkId.');
  return {
    method: upper,
    path,
    bulkId: typeof bulkId === 'string' ? bulkId : undefined,
    data,
    version: typeof version === 'string' ? version : undefined,
    needs: referencesIn([segmentsOf(path), data]),
  };
}

/** Nobody could say which of two resources a reference means. */
function idsThereOnce(operations: readonly BulkOperation[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { bulkId } of operations) {
    if (bulkId === undefined) continue;
    (once.has(bulkId) ? twice : once).add(bulkId);
  }
  return new Set([...once].filter((id) => !twice.has(id)));
}

const prefix = 'bulkId:';

/** The operation that a text refers to: a whole value, or a segment of a path. Other texts may have the word in them. */
const referenceOf = (text: string): string | undefined =>
  text.startsWith(prefix) && text.length > prefix.length ? text.slice(prefix.length) : undefined;

/** Of every text in a value. Bodies are at most 32 deep. */
function referencesIn(value: unknown): string[] {
  if (typeof value === 'string') return referenceOf(value) === undefined ? [] : [referenceOf(value)!];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}

/** Operations that others refer to come first. References in a circle stay, and their operations fail. */
function inOrder(operations: readonly BulkOperation[]): BulkOperation[] {
  const byId = new Map(operations.flatMap((each) => (each.bulkId === undefined ? [] : [[each.bulkId, each]])));
  const ordered = new Set<BulkOperation>();
  const open = new Set<BulkOperation>();
  const place = (operation: BulkOperation): void => {
    if (ordered.has(operation) || open.has(operation)) return;
    open.add(operation);
    for (const id of operation.needs) {
      const needed = byId.get(id);
      if (needed) place(needed);
    }
    open.delete(operation);
    ordered.add(operation);
  };
  operations.forEach(place);
  return [...ordered];
}

const segmentsOf = (path: string): string[] => path.replace(/^\//, '').split('/');

async function perform(
  call: ScimCall,
  dispatch: Dispatch,
  { operation, made, distinct }: { operation: BulkOperation; made: Map<string, string>; distinct: ReadonlySet<string> },
): Promise<ScimAnswer> {
  try {
    const { segments, data } = resolveReferences(
      { segments: segmentsOf(operation.path), data: operation.data },
      made,
    ) as { segments: string[]; data: unknown };
    if (segments[0] !== 'Users' && segments[0] !== 'Groups')
      throw invalidValue('The path of an operation begins with /Users or /Groups.');
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(operation.method))
      throw new ScimError(405, 'This method is not allowed in bulk requests.');
    if (segments[1] === '.search') throw invalidValue('A bulk request makes changes, and searches nothing.');
    const answer = await dispatch({
      ...call,
      method: operation.method,
      segments,
      // an operation is answered without its resource, whose members need not be read
      query: segments[0] === 'Groups' ? { excludedAttributes: 'members' } : {},
      body: data,
      ifMatch: operation.version,
      ifNoneMatch: undefined,
    });
    const id = answer.body?.['id'];
    const { bulkId } = operation;
    if (bulkId !== undefined && distinct.has(bulkId) && typeof id === 'string') made.set(bulkId, id);
    return answer;
  } catch (error) {
    return answerScimError(error);
  }
}

function resolveReferences(value: unknown, made: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const id = referenceOf(value);
    if (id === undefined) return value;
    const found = made.get(id);
    if (found === undefined)
      throw new ScimError(409, `The operation “${id.slice(0, 100)}” has not created a resource, or is there twice.`);
    return found;
  }
  if (Array.isArray(value)) return value.map((each) => resolveReferences(each, made));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveReferences(inner, made)]));
}

function resultOf(
  { method, bulkId }: BulkOperation,
  { status, location, version, body }: ScimAnswer,
): Record<string, unknown> {
  return {
    method,
    ...(bulkId !== undefined && { bulkId }),
    ...(location !== undefined && { location }),
    ...(version !== undefined && { version }),
    status: String(status),
    ...(status >= 400 && { response: body }),
  };
}
