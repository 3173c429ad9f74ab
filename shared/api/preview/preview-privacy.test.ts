import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/define.ts';
import { contract } from '../../contract/index.ts';
import type { PorticoContract } from '../../contract/index.ts';
import { createApi } from '../api.ts';
import { createPreview } from '../preview-send.ts';
import { previewPrivacyHandlers } from './preview-privacy.ts';

function start(scenario: 'filled' | 'empty' = 'filled') {
  const preview = createPreview({ scenario, wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

const body = { token: '123456', code: '123456', otcToken: 'preview', phoneNumber: '+4915112345678' };

describe('the preview of the privacy page', () => {
  const routes = Object.keys(previewPrivacyHandlers(start().state)) as (keyof PorticoContract)[];

  it.each(routes)('answers %s as the contract says', async (route) => {
    const { send } = start();
    const [method, path] = route.split(' ') as ['GET', string];
    const answer = await send({ method, path: path.replace(/\{\w+\}/, 'factor-app'), body, query: {} });
    const { response } = contract[route] as Endpoint;
    if (response instanceof z.ZodType) expect(response.safeParse(answer).error).toBeUndefined();
    else expect(answer).toBeUndefined();
  });

  it('takes the right code only, and gives recovery codes with the first factor', async () => {
    const { api } = start('empty');
    const verify = (token: string) => api.post('/identity/resources/users/v1/mfa/authenticator/enroll/verify', { token });
    await expect(verify('000000')).rejects.toMatchObject({ errorCode: 'factor-code-wrong' });
    expect((await verify('123 456')).recoveryCodes).toHaveLength(10);
    expect((await verify('123456')).recoveryCodes).toBeUndefined();
    expect(await api.get('/identity/resources/users/v1/mfa/devices')).toMatchObject({ authenticators: [{}, {}], recoveryCodesLeft: 10 });
  });
});
