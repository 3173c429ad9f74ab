import { describe, expect, it } from 'vitest';
import { decisionIndex, followsTitle, inconsistencies, readDecision, type Decision } from './decisions.ts';

const text = (changes: Record<string, string> = {}) => {
  const { title = '# 0011: Codes expire', ...rest } = changes;
  const { Status = 'accepted', Date = '2026-11-20', Area = 'Security' } = rest;
  return `${title}\n\nStatus: ${Status}\nDate: ${Date}\nArea: ${Area}\n\nText.\n`;
};
const file = '0011-codes-expire.md';

describe('the head of a decision', () => {
  it('is read', () => {
    expect(readDecision(file, text())).toEqual({
      file,
      number: '0011',
      title: 'Codes expire',
      status: 'accepted',
      date: '2026-11-20',
      area: 'Security',
    });
  });

  it.each([
    ['no head', '# 11. Codes expire\n\nText.\n', 'does not begin with'],
    ['another number', text({ title: '# 0012: Codes expire' }), 'another number'],
    [
      'another subject',
      text({ title: '# 0011: Pictures are fetched once' }),
      'rename it after “Pictures are fetched once”',
    ],
    ['an unknown status', text({ Status: 'maybe' }), 'unknown status'],
    ['no date', text({ Date: 'yesterday' }), 'no date'],
    ['an unknown area', text({ Area: 'Codes' }), 'unknown area'],
  ])('with %s is told', (_what, given, message) => {
    expect(readDecision(file, given)).toContain(message);
  });

  it.each(['accepted, amended by 0012', 'accepted, amended by 0012, 0013', 'superseded by 0012'])(
    'may say %s',
    (Status) => {
      expect(readDecision(file, text({ Status }))).toMatchObject({ status: Status });
    },
  );
});

describe('the name of a decision', () => {
  it.each([
    ['0011-codes-expire.md', 'One-time codes have a fixed time after which they expire'],
    ['0017-an-attempt-is-counted.md', 'Each attempt counts before it is verified'],
    ['0197-the-users-limits.md', "A user's limit is that of the tenant"],
  ])('%s follows “%s”', (file, title) => {
    expect(followsTitle(file, title)).toBe(true);
  });

  it.each([
    ['0016-two-doors-to-the-database.md', 'All queries go through `inTenant` or `acrossTenants`'],
    ['0096-what-identity-without-mail-gives.md', 'A CAPTCHA without JavaScript is a delay'],
    ['0011-the-codes.md', 'Pictures are fetched once, and have the right of their owner'],
  ])('%s does not follow “%s”', (file, title) => {
    expect(followsTitle(file, title)).toBe(false);
  });
});

const decision = (number: string, changes: Partial<Decision> = {}): Decision => ({
  file: `${number}-x.md`,
  number,
  title: `Title ${number}`,
  status: 'accepted',
  date: '2026-11-20',
  area: 'Security',
  ...changes,
});

it('tells of numbers given twice and of amendments that are not there', () => {
  const given = [decision('0011'), decision('0011'), decision('0012', { status: 'superseded by 0099' })];
  expect(inconsistencies(given)).toEqual([
    '0011 is the number of two decisions',
    '0012-x.md names decision 0099, which is not there',
  ]);
});

it('lists decisions by area', () => {
  const index = decisionIndex([decision('0011'), decision('0012', { area: 'Sign-in' })]);
  expect(index.indexOf('## Sign-in')).toBeLessThan(index.indexOf('## Security'));
  expect(index).toContain('| [0011: Title 0011](0011-x.md) | 2026-11-20 | accepted |');
});
