/** Responses recorded by a walk, checked against the contract and compared with each other. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import type { Send, SendRequest } from '#shared/api/send.types.ts';

/** All responses of each route, in order. */
export type Answers = Map<string, unknown[]>;

/** Wraps a client so that its responses are recorded by route. */
export function recording(send: Send, answers: Answers): Send {
  return async <T>(request: SendRequest) => {
    const answer = await send<T>(request);
    const route = request.name ?? `${request.method} ${request.path}`;
    answers.set(route, [...(answers.get(route) ?? []), answer]);
    return answer;
  };
}

/** Schema violations of a response: missing, malformed and undeclared fields. */
export function violationsOf(route: string, answer: unknown): string | undefined {
  const { response } = (contract as Record<string, Endpoint>)[route]!;
  if (response === 'file') return answer instanceof Blob ? undefined : 'is no file';
  // the preview has none
  if (response === 'events')
    return answer === null || answer instanceof ReadableStream ? undefined : 'is no stream of events';
  if (typeof response === 'string')
    return typeof answer === (response === 'text' ? 'string' : 'undefined') ? undefined : `is not ${response}`;
  const wire: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = response.safeParse(wire);
  if (!parsed.success) return parsed.error.message;
  return isDeepStrictEqual(parsed.data, wire)
    ? undefined
    : `has fields that the contract does not name: ${[...keysOf(wire)].filter((key) => !keysOf(parsed.data).has(key)).join(', ')}`;
}

/** Paths of all fields of a response: `items[].roles[].id`. An empty list contributes no item fields. */
export function keysOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...keysOf(each, `${path}[]`)]));
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof ReadableStream)
    return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, each]) =>
      each === undefined ? [] : [`${path}.${key}`, ...keysOf(each, `${path}.${key}`)],
    ),
  );
}

/** Paths below which keys are data, not fields: device IDs, flag names. */
function recordsIn(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown) return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, each]) => recordsIn(each, `${path}.${key}`));
  if (schema instanceof z.ZodArray) return recordsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return recordsIn(schema.unwrap(), path);
  return [];
}

/** Fields of all responses of a route. */
export function fieldsOf(route: string, answers: readonly unknown[]): string[] {
  const records = recordsIn((contract as Record<string, Endpoint>)[route]!.response);
  const keys = new Set(answers.flatMap((answer) => [...keysOf(answer)]));
  return [...keys].filter((key) => !records.some((record) => key.startsWith(`${record}.`))).sort();
}
