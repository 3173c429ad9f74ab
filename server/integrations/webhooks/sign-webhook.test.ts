import { expect, it } from 'vitest';
import { readWebhookSecret, signWebhook } from './sign-webhook.ts';

it('signs like the example of the standard', () => {
  const key = readWebhookSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')!;
  const headers = signWebhook(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
    key,
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with both secrets during a rotation, so that a receiver may know either', () => {
  const [current, previous] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const message = { id: 'msg_1', at: new Date(1_614_265_330_000), body: '{}' };
  const signatureOf = (key: Buffer) => signWebhook(message, key)['webhook-signature'];
  expect(signWebhook(message, current, previous)['webhook-signature']).toBe(
    `${signatureOf(current)} ${signatureOf(previous)}`,
  );
});

it('accepts secrets of 24 to 64 bytes after their prefix, and nothing else', () => {
  const secret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`;
  expect([24, 32, 64].map((bytes) => readWebhookSecret(secret(bytes))?.length)).toEqual([24, 32, 64]);
  for (const wrong of [secret(23), secret(65), secret(32).slice(6), 'whsec_', 'whsec_not base64', ''])
    expect(readWebhookSecret(wrong), wrong).toBeUndefined();
});
