import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { smsProviders } from './sms-providers.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[] = [];
let answer: { status: number; body: string };
const double = createServer(async (request, response) => {
  received.push({ path: request.url!, headers: request.headers, body: await readText(request) });
  response.writeHead(answer.status).end(answer.body);
});
double.listen(0, '127.0.0.1');
await once(double, 'listening');
const endpoint = `http://127.0.0.1:${(double.address() as AddressInfo).port}/`;
afterAll(() => double.close());
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"messages":[{"status":"0"}]}' };
});

const message = { id: 'portico-1-77', to: '+12025550143', text: '042137 is your code & no more' };
const send = (provider: keyof typeof smsProviders) =>
  createHttpSmsSender({
    provider,
    endpoint,
    from: 'Waypoint',
    account: 'AC1',
    secret: 'top secret',
    region: 'eu-central-1',
    clock: () => new Date('2026-03-01T09:00:00Z'),
  }).send(message);

describe('each provider gets its documented request', () => {
  it('twilio: form, basic authentication, account in the path', async () => {
    await send('twilio');
    expect(received[0]).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: `Basic ${Buffer.from('AC1:top secret').toString('base64')}` },
    });
    expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({
      To: message.to,
      From: 'Waypoint',
      Body: message.text,
    });
  });

  it('vonage: JSON, the number without its plus, our ID as its reference', async () => {
    await send('vonage');
    expect(received[0]!.path).toBe('/sms/json');
    expect(JSON.parse(received[0]!.body)).toEqual({
      api_key: 'AC1',
      api_secret: 'top secret',
      from: 'Waypoint',
      to: '12025550143',
      text: message.text,
      type: 'unicode',
      'client-ref': message.id,
    });
  });

  it('messagebird: JSON with an access key', async () => {
    await send('messagebird');
    expect(received[0]).toMatchObject({ path: '/messages', headers: { authorization: 'AccessKey top secret' } });
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      originator: 'Waypoint',
      recipients: ['12025550143'],
      body: message.text,
      reference: message.id,
    });
  });

  it('sns: a signed Publish', async () => {
    answer.body = '<PublishResponse/>';
    await send('sns');
    expect(received[0]!.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AC1\/20260301\/eu-central-1\/sns\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/,
    );
    expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toMatchObject({
      Action: 'Publish',
      PhoneNumber: message.to,
      Message: message.text,
    });
  });
});

describe('a refused message is an error', () => {
  it.each(['twilio', 'vonage', 'messagebird', 'sns'] as const)('%s: a failure status', async (provider) => {
    answer = { status: 503, body: 'busy' };
    await expect(send(provider)).rejects.toThrow(`${provider} answered 503`);
  });

  it('vonage: 200 with a failure status in the body', async () => {
    answer.body = '{"messages":[{"status":"4","error-text":"Bad Credentials"}]}';
    await expect(send('vonage')).rejects.toThrow('vonage refused the message: Bad Credentials');
  });

  it('V16.2.5 without number, text or secret in it', async () => {
    answer = { status: 400, body: `no such number ${message.to}` };
    const error: unknown = await send('twilio').catch((reason: unknown) => reason);
    for (const secret of [message.to, message.text, 'top secret']) expect(String(error)).not.toContain(secret);
  });

  it('V15.3.2 a redirect is not followed: it would send the secret elsewhere', async () => {
    answer = { status: 302, body: '' };
    await expect(send('twilio')).rejects.toThrow();
    expect(received).toHaveLength(1);
  });
});

it('signs SNS requests by AWS Signature Version 4, including the content type', async () => {
  // The signature was computed by an implementation that passes post-x-www-form-urlencoded of the test suite of AWS.
  const { headers } = await smsProviders.sns.request(
    {
      from: 'Waypoint',
      account: 'AKIDEXAMPLE',
      secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
      endpoint: 'https://sns.us-east-1.amazonaws.com',
    },
    { id: 'm1', to: '+12025550101', text: 'Your code is 123456' },
    new Date('2015-08-30T12:36:00Z'),
  );
  expect(headers['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/sns/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=09777e72f5662ff44ab51e1699be48dce5bf484eab54f2adf7c4b60fbe062290',
  );
});

it('signs as the published example of AWS does (post-x-www-form-urlencoded of its test suite)', async () => {
  const signer = new AwsV4Signer({
    method: 'POST',
    url: 'https://example.amazonaws.com/',
    body: 'Param1=value1',
    service: 'service',
    region: 'us-east-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    datetime: '20150830T123600Z',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    allHeaders: true,
  });
  expect((await signer.sign()).headers.get('authorization')).toContain(
    'Signature=ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  );
});
