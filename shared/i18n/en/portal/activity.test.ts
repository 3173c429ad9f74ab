import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portalActivity as arabic } from '#shared/i18n/ar/portal/activity.ts';
import { portalActivity } from './activity.ts';

const root = join(import.meta.dirname, '../../../..');
/** Settings of a session of the database and counters look alike. */
const others = /^(app|sms)\./;
const dotted = /['"`]([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)['"`]/g;
/** A query builder's table, or the alias of a table or subquery. */
const relation = /(?:From|Join|Table|Into|\bas|\bwith)\(\s*(?:\w+, )?['"`](?:\w+ as )?(\w+)['"`]/g;

/** What a source names as `word.words`, without the columns of relations that it queries itself. */
function actionsIn(source: string): string[] {
  const relations = new Set([...source.matchAll(relation)].map(([, name]) => name));
  return [...source.matchAll(dotted)]
    .filter(([, first]) => !relations.has(first))
    .map(([, first, rest]) => `${first}.${rest}`);
}

/** What stands as `word.words` in server code that writes audits. */
function actionsInServer(): string[] {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'),
  );
  const sources = files
    .map((path) => readFileSync(join(root, 'server', path), 'utf8'))
    .filter((source) => /\baudits?\b|\bnote\w*\(/.test(source));
  return [...new Set(sources.flatMap(actionsIn))].filter((action) => !others.test(action)).toSorted();
}

it('9 every action that the server writes down has a sentence, and none has one for nothing', () => {
  const written = actionsInServer();
  expect(written.length).toBeGreaterThan(80);
  const told = Object.keys(portalActivity)
    .filter((key) => key.startsWith('event.'))
    .map((key) => key.slice('event.'.length));
  expect(told.toSorted()).toEqual(written);
});

it('names in Arabic the same people and things as in English', () => {
  const names = (text: unknown) => [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  const strays = Object.entries(portalActivity).filter(
    ([key, text]) => String(names(text)) !== String(names(arabic[key as keyof typeof portalActivity])),
  );
  expect(strays).toEqual([]);
});
