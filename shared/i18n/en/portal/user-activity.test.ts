import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { events } from '#shared/contract/events/events.ts';
import { portalUserActivity as arabic } from '#shared/i18n/ar/portal/user-activity.ts';
import { portalUserActivity } from './user-activity.ts';

const root = join(import.meta.dirname, '../../../../server');

/** Sources of the server as one text, without its tests. */
function serverSource(): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}

it('9 every action that the server writes down has a sentence, and none has one for nothing', () => {
  const told = Object.keys(portalUserActivity)
    .filter((key) => key.startsWith('event.'))
    .map((key) => key.slice('event.'.length));
  // the compiler lets nothing else be written as an action, but for what the vendor's product reports
  expect(told.toSorted()).toEqual([...Object.keys(events), 'vendor.event'].toSorted());
  const source = serverSource();
  expect(told.filter((action) => !source.includes(`'${action}'`))).toEqual([]);
});

it('names in Arabic the same people and things as in English', () => {
  const names = (text: unknown) => [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  const strays = Object.entries(portalUserActivity).filter(
    ([key, text]) => String(names(text)) !== String(names(arabic[key as keyof typeof portalUserActivity])),
  );
  expect(strays).toEqual([]);
});
