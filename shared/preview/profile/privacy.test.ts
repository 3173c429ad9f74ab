import { describe, expect, it } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

function start(scenario: 'filled' | 'empty' = 'filled') {
  const preview = createPreview({ scenario, wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

describe('the preview of the privacy page', () => {
  it('takes the right code only, and gives recovery codes with the first factor', async () => {
    const { api } = start('empty');
    const verify = (token: string) =>
      api.post('/identity/resources/users/v1/mfa/authenticator/enroll/verify', { token });
    await expect(verify('000000')).rejects.toMatchObject({ errorCode: 'factor-code-wrong' });
    expect((await verify('123 456')).recoveryCodes).toHaveLength(10);
    expect((await verify('123456')).recoveryCodes).toBeUndefined();
    expect(await api.get('/identity/resources/users/v1/mfa/devices')).toMatchObject({
      authenticators: [{}, {}],
      recoveryCodesLeft: 10,
    });
  });
});
