import { describe, expect, it } from 'vitest';
import { filtersOf } from './audit-filters.ts';

const now = Date.parse('2026-11-25T12:34:56.000Z');
const asked = (filters: Parameters<typeof filtersOf>[0]['filters'], search = '') => filtersOf({ search, filters }, now);

describe('7 filters of the audit log', () => {
  it('ask the server by its own names, column by column', () => {
    expect(asked({ user: 'ada', ip: '10.0.', device: 'Firefox', details: 'mfa', action: 'user.' }, 'x')).toEqual({
      filter: 'x',
      email: 'ada',
      ip: '10.0.',
      userAgent: 'Firefox',
      json: 'mfa',
      action: 'user.',
    });
  });

  it('hold whole days of the reader, both ends included', () => {
    const { created_from: from, created_to: to } = asked({ from: '2026-11-01', to: '2026-11-01' });
    expect(Date.parse(to!) - Date.parse(from!)).toBe(86_400_000 - 1);
    expect(new Date(from!).getHours()).toBe(0);
    expect(asked({ from: '2026-11-01' })).not.toHaveProperty('created_to');
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '', '20260101'])('leave out “%s”, which is no day', (day) => {
    expect(asked({ from: day })).toEqual({});
  });

  it('leave out a range that ends before it begins, and prefer a range to a period', () => {
    expect(asked({ from: '2026-11-02', to: '2026-11-01' })).toEqual({});
    expect(asked({ period: 'hour' })).toEqual({ created_from: '2026-11-25T11:34:00.000Z' });
    expect(asked({ period: 'hour', from: '2026-11-02' }).created_from).not.toBe('2026-11-25T11:34:00.000Z');
  });

  it('ignore choices that do not exist', () => {
    expect(asked({ severity: 'toString', period: 'constructor' })).toEqual({});
  });
});
