import { describe, expect, it } from 'vitest';
import { findOrRefuse } from './find-or-refuse.ts';

const id = '6f6d1c1e-2a63-4d0e-9c57-0d5a3c9c1b11';

describe('findOrRefuse', () => {
  it('returns the found row', async () => {
    expect(await findOrRefuse(id, (known) => Promise.resolve({ known }), 'user-not-found')).toEqual({ known: id });
  });

  it('refuses a missing row and a malformed ID alike, without a query for the latter', async () => {
    const asked: string[] = [];
    const find = (known: string): Promise<undefined> => {
      asked.push(known);
      return Promise.resolve(undefined);
    };
    const refusal = { code: 'role-not-found', context: { roleId: 'shown' } } as const;
    for (const each of [id, `${id}0`, 'x', ''])
      await expect(findOrRefuse(each, find, refusal)).rejects.toMatchObject(refusal);
    await expect(findOrRefuse('x', find, 'user-not-found')).rejects.toMatchObject({
      code: 'user-not-found',
      context: undefined,
    });
    expect(asked).toEqual([id]);
  });
});
