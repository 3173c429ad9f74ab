/** Parsers of request bodies. Dangerous input is rejected before validation. */
import { isUtf8 } from 'node:buffer';
import { Refusal } from '#server/lib/refusal.ts';
import { rejectUnsafeJson } from '#server/lib/reject-unsafe-json.ts';

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

/** Text in another encoding is refused: what replaces its characters would be stored. */
export function parseJsonBytes(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Refusal('malformed-json');
  return parseJson(bytes.toString());
}

/** A duplicate name is refused: two readers could each use a different one (RFC 6749, section 3.1). */
export function parseForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new Refusal('invalid-request', { details: [`${name}: is given more than once`] });
    fields.set(name, value);
  }
  const form = Object.fromEntries(fields);
  rejectUnsafeJson(form);
  return form;
}

/**
 * Returns the text of an XML document, which is not parsed here: what is read of it is the handler's rule. Text in another
 * encoding is refused instead of being replaced, and so is U+0000, which XML does not have (XML 1.0, section 2.2).
 */
export function parseXml(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Refusal('invalid-request', { details: ['body: XML must be UTF-8'] });
  if (bytes.includes(0)) throw new Refusal('invalid-request', { details: ['body: XML has no U+0000'] });
  return bytes.toString();
}
