import { describe, expect, it } from 'vitest';
import { changesOf, exampleOf, valuesOf } from './account-changes.ts';

const before = valuesOf({ tenantId: 'acme', name: 'Acme', currency: 'EUR', address: '1 Quay Road' });

describe('3 account settings', () => {
  it('only what was changed is sent; spaces are no change, and an emptied setting is null', () => {
    expect(changesOf(before, { ...before, name: ' Acme ' })).toEqual({});
    expect(changesOf(before, { ...before, currency: '', timezone: 'Asia/Tokyo', address: ' 2 Quay Road' })).toEqual({
      currency: null,
      timezone: 'Asia/Tokyo',
      address: '2 Quay Road',
    });
  });

  it('9 formats are shown by an example', () => {
    const evening = new Date(2026, 10, 5, 21, 7);
    expect(
      ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'HH:mm', 'hh:mm a'].map((format) =>
        exampleOf(format, evening),
      ),
    ).toEqual(['05/11/2026', '11/05/2026', '2026-11-05', '05.11.2026', '21:07', '09:07 pm']);
    expect(exampleOf('hh:mm a', new Date(2026, 0, 1, 0, 30))).toBe('12:30 am');
  });
});
