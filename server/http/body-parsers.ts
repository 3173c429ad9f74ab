/** Body parsers: JSON and urlencoded forms, with dangerous input rejected before validation. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';
import { rejectUnsafeJson } from '#server/lib/reject-unsafe-json.ts';

export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      done(null, request.routeOptions.config.bodyText ? text : parseJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseForm(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** An empty body counts as absent: clients of the contract send the JSON content type without a body. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Refusal('malformed-json', { cause });
  }
  rejectUnsafeJson(value);
  return value;
}

/** A duplicate name is refused: two readers could each use a different one (RFC 6749, section 3.1). */
export function parseForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new Refusal('invalid-request', { values: { field: name } });
    fields.set(name, value);
  }
  const form = Object.fromEntries(fields);
  rejectUnsafeJson(form);
  return form;
}
