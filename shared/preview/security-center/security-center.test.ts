import { describe, expect, it } from 'vitest';
import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import type { SendRequest } from '#shared/api/send.types.ts';
import type { PreviewScenario } from '#shared/preview/state.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

const base = '/security-center/resources';

function start(scenario?: PreviewScenario) {
  const { send } = createPreview({ wait: async () => {}, ...(scenario && { scenario }) });
  const call = <T>(method: SendRequest['method'], path: string, body?: unknown) =>
    send<T>({ method, path, ...(body !== undefined && { body }) });
  return { call, overview: () => call<SecurityOverview>('GET', `${base}/overview/v1`) };
}

describe('9 the security center of the preview', () => {
  it('has a score of 79, in the contract’s call and in ours', async () => {
    const { call, overview } = start();
    expect(await call('GET', `${base}/recommendations/v1`)).toMatchObject({
      scoring: { score: 79 },
      recommendations: {
        items: [{ code: 'BREACHED_PASSWORDS_EXIST', severity: 'SEVERE' }, {}, {}, { category: 'COUNTRY' }],
      },
    });
    const { score, categories } = await overview();
    expect(score).toBe(79);
    expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(79);
  });

  it('gains the points of what is applied, and loses them by an undo', async () => {
    const { call, overview } = start();
    const before = await overview();
    for (const { code, points } of before.recommendations) {
      const { id, score } = await call<{ id: string; score: number }>(
        'POST',
        `${base}/recommendations/v1/${code}/apply`,
      );
      expect([code, score]).toEqual([code, 79 + points]);
      await call('POST', `${base}/recommendations/v1/${code}/undo`, { id });
    }
    expect(await overview()).toEqual(before);
  });

  it('has 100 points once everything is applied, and in an empty preview', async () => {
    const { call, overview } = start();
    for (const { code } of (await overview()).recommendations)
      await call('POST', `${base}/recommendations/v1/${code}/apply`);
    expect((await overview()).score).toBe(100);
    expect(await start('empty').overview()).toMatchObject({ score: 100, recommendations: [] });
  });
});
