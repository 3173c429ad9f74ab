// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#admin-box/data/query-client.ts';
import { pageDataScript } from '#shared/lib/page-data-script.ts';
import { primeAnswers } from '#shared/session/tokens/primed-answers.ts';
import { dehydrateQueries } from './dehydrate-queries.ts';
import { hydrateQueries } from './hydrate-queries.ts';

const answers = {
  'GET /roles': [{ id: 'r1', name: 'Admin </script>' }],
  'GET /groups': { items: [] },
  'GET /tokens': { items: [] },
  'GET /users?page=0': { items: [1, 2], next: 1 },
  'GET /nothing': null,
};
const noAnswer = () => Promise.reject(new Error('asked again'));

/** What the server has in its cache after rendering. */
async function rendered() {
  const queries = createQueryClient(0);
  const fetch = (key: string, body: unknown) => queries.fetchQuery({ queryKey: [key], queryFn: () => body });
  await fetch('roles', structuredClone(answers['GET /roles']));
  await fetch('groups', { items: [] });
  await fetch('tokens', { items: [] });
  await fetch('nothing', null);
  await fetch('derived', { names: ['Admin'] });
  await queries.fetchInfiniteQuery({
    queryKey: ['users'],
    queryFn: () => ({ items: [1, 2], next: 1 }),
    initialPageParam: 0,
  });
  await fetch('failed', Promise.reject(new Error('no'))).catch(() => {});
  return queries;
}

const arrive = (dehydrated: unknown): void => {
  document.body.innerHTML = pageDataScript('portico-portal-queries', dehydrated);
};

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('queries that a page brings', () => {
  it('have the data of its answers, and are not asked again', async () => {
    arrive(dehydrateQueries(await rendered(), answers));
    const queries = createQueryClient(0);
    hydrateQueries(queries, primeAnswers(answers));
    expect(queries.getQueryData(['roles'])).toEqual(answers['GET /roles']);
    expect(queries.getQueryData(['groups'])).toEqual({ items: [] });
    expect(queries.getQueryData(['tokens'])).toEqual({ items: [] });
    expect(queries.getQueryData(['nothing'])).toBeNull();
    const roles = new QueryObserver(queries, { queryKey: ['roles'], queryFn: noAnswer });
    const end = roles.subscribe(() => {});
    expect(roles.getCurrentResult()).toMatchObject({ status: 'success', isFetching: false });
    end();
    queries.clear();
  });

  it('continue an infinite list after its first page', async () => {
    arrive(dehydrateQueries(await rendered(), answers));
    const queries = createQueryClient(0);
    hydrateQueries(queries, primeAnswers(answers));
    const users = new InfiniteQueryObserver(queries, {
      queryKey: ['users'],
      queryFn: ({ pageParam }) => Promise.resolve({ items: [3], next: pageParam === 1 ? undefined : 9 }),
      initialPageParam: 0,
      getNextPageParam: (last: { items: number[]; next?: number | undefined }) => last.next,
    });
    const end = users.subscribe(() => {});
    expect(users.getCurrentResult()).toMatchObject({ isFetching: false, hasNextPage: true });
    const { data } = await users.fetchNextPage();
    expect(data).toEqual({ pages: [answers['GET /users?page=0'], { items: [3] }], pageParams: [0, 1] });
    end();
    queries.clear();
  });

  it('name each call once and repeat no body; derived and failed ones are left out', async () => {
    const dehydrated = dehydrateQueries(await rendered(), answers);
    expect(dehydrated.map(({ state }) => state.data.call).sort()).toEqual(Object.keys(answers).sort());
    expect(JSON.stringify(dehydrated)).not.toContain('Admin');
  });

  it('are current by the browser’s clock, whatever the server’s is', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01'), toFake: ['Date'] });
    arrive(dehydrateQueries(await rendered(), answers));
    vi.setSystemTime('2026-01-02');
    const queries = createQueryClient(0);
    hydrateQueries(queries, primeAnswers(answers));
    expect(queries.getQueryState(['roles'])?.dataUpdatedAt).toBe(Date.parse('2026-01-02'));
  });

  it('are left out once the answers have expired or were taken away', async () => {
    arrive(dehydrateQueries(await rendered(), answers));
    let now = 0;
    const [late, dropped] = [primeAnswers(answers, () => now), primeAnswers(answers)];
    now = 60_000;
    dropped.drop();
    for (const primed of [late, dropped, undefined]) {
      const queries = createQueryClient(0);
      hydrateQueries(queries, primed);
      expect(queries.getQueryCache().getAll()).toEqual([]);
    }
  });

  it('may be missing in the page', () => {
    const queries = createQueryClient(0);
    hydrateQueries(queries, primeAnswers(answers));
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });
});
