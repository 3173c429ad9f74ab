import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quarantineProblems } from '#scripts/testing/quarantine-rules.ts';
import { overdueLines, quarantine, type Quarantined } from './quarantine.ts';
import { root } from './set-up.mjs';

const entry: Quarantined = {
  file: 'server/a.test.ts',
  test: 'a session > ends',
  owner: 'Ana',
  since: '2026-11-01',
  until: '2026-11-15',
  reason: 'the third mail is not there yet',
};
const sources: Record<string, string> = { 'server/a.test.ts': "it('ends', () => {})" };
const problems = (...entries: Partial<Quarantined>[]) =>
  quarantineProblems(
    entries.map((each) => ({ ...entry, ...each })),
    (path) => sources[path],
  );

function readSource(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

describe('the quarantine', () => {
  it('is in order', () => {
    expect(quarantineProblems(quarantine, readSource)).toEqual([]);
  });

  it('takes five tests', () => {
    expect(problems({}, {}, {}, {}, {})).toEqual([]);
    expect(problems({}, {}, {}, {}, {}, {})).toEqual(['6 tests are in quarantine, 5 may be']);
  });

  it.each<[Partial<Quarantined>, string]>([
    [{ test: 'a session > begins' }, 'server/a.test.ts: a session > begins is no test'],
    [{ file: 'server/b.test.ts' }, 'server/b.test.ts: a session > ends is no test'],
    [{ owner: '' }, 'server/a.test.ts: a session > ends has no owner, or no reason'],
    [{ reason: '' }, 'server/a.test.ts: a session > ends has no owner, or no reason'],
    [{ until: '2026-11-16' }, 'server/a.test.ts: a session > ends is not in quarantine for 0 to 14 days'],
    [{ until: '2026-10-31' }, 'server/a.test.ts: a session > ends is not in quarantine for 0 to 14 days'],
    [{ until: 'soon' }, 'server/a.test.ts: a session > ends is not in quarantine for 0 to 14 days'],
  ])('refuses %j', (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it('ends with its last day', () => {
    expect(overdueLines([entry], '2026-11-15')).toEqual([]);
    expect(overdueLines([entry], '2026-11-16')).toEqual([
      'In quarantine until 2026-11-15, for Ana to mend: server/a.test.ts: a session > ends',
    ]);
  });
});
