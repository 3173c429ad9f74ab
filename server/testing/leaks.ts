/** Searches for leaked secrets. */
import type { TestServer } from './test-server.ts';

/**
 * @param secrets by the name that a failing test shows
 * @returns names of those found in the text. Six digits count only as a separate number: longer ones contain many by
 * chance.
 */
export function secretsIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  const stands = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(text) : text.includes(secret);
  return Object.entries(secrets).flatMap(([name, secret]) => (secret && stands(secret) ? [name] : []));
}

/** Every row of every table as text; byte columns as the characters they contain. */
export async function textOfTables(server: TestServer): Promise<{ name: string; text: string }[]> {
  const tables = await server.rows<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return await Promise.all(
    tables.map(async ({ name }) => {
      const text = (await server.rows<{ text: string }>(`select row_to_json(t)::text as text from ${name} t`))
        .map((row) => row.text)
        .join('\n');
      const bytes = [...text.matchAll(/"\\\\x([0-9a-f]+)"/g)]
        .map((match) => Buffer.from(match[1]!, 'hex').toString('latin1'))
        .join('\n');
      return { name, text: text + bytes };
    }),
  );
}
