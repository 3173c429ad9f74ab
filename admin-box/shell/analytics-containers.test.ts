import { describe, expect, it } from 'vitest';
import { containersOf } from './analytics-containers.ts';

const row = (id: unknown, enabled: unknown = true) => ({ id, enabled, createdAt: '2026-01-01T00:00:00Z' });

describe('containers of a tag manager (admin portal, 5)', () => {
  it('5 are those that are enabled, each once', () => {
    expect(
      containersOf({ gtm: [row('GTM-ABC123'), row('GTM-OFF1', false), row('GTM-x9'), row('GTM-ABC123')] }),
    ).toEqual(['GTM-ABC123', 'GTM-x9']);
  });

  it.each([
    'GTM-',
    'gtm-ABC',
    'UA-123',
    'GTM-ABC"><script>',
    'GTM-ABC/../x',
    ' GTM-ABC',
    'GTM-ABC\n',
    'GTM-Ä',
    7,
    null,
    ['GTM-ABC'],
  ])('5 %j is no container', (id) => {
    expect(containersOf({ gtm: [row(id)] })).toEqual([]);
  });

  it.each([undefined, null, 'GTM-ABC', { gtm: 'GTM-ABC' }, { gtm: [null, 'GTM-ABC'] }, []])(
    'there are none in %j',
    (integrations) => {
      expect(containersOf(integrations)).toEqual([]);
    },
  );
});
