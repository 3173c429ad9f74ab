import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAuthority } from '#server/testing/certificates.ts';
import { startHttpReceiver, startSyslogReceiver } from '#server/testing/stream-receivers.ts';
import { isSigned } from '#server/testing/receiver.ts';
import { openSink } from './open-sink.ts';
import { readOtlpHeader } from './otlp-sink.ts';
import { SinkFailure, type SinkConfig, type StreamMessage } from './sink.types.ts';

const authority = createAuthority();
const certificate = authority.issue();
const [https, http, syslog, syslogTls] = await Promise.all([
  startHttpReceiver(certificate),
  startHttpReceiver(),
  startSyslogReceiver(),
  startSyslogReceiver(certificate),
]);
const allow = [https, http, syslog, syslogTls].map(({ port }) => `127.0.0.1:${port}`);
const whsec = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const clock = () => new Date('2026-11-25T10:00:00.000Z');

const message = (seq: number, more: Partial<StreamMessage> = {}): StreamMessage => ({
  id: `stream-${seq}`,
  seq,
  tenantId: 'acme',
  action: 'role.created',
  severity: 'High',
  at: new Date('2026-11-24T23:59:59.123Z'),
  text: JSON.stringify({ n: seq, name: 'Zoë “1”' }),
  facts: undefined,
  ...more,
});

function sinkOf(config: Partial<SinkConfig>, options: { allow?: string[]; timeout?: number } = {}) {
  const defaults = { streamId: '6c1b1c8e-0000-4000-8000-000000000001', type: 'https', format: 'json', secret: whsec };
  const others = { certificateAuthority: authority.cert, sourcetype: null, region: null, url: '' };
  return openSink({ ...defaults, ...others, ...config } as SinkConfig, {
    allow,
    timeout: 2000,
    clock,
    host: 'id.acme.example',
    ...options,
  });
}
async function failureOf(config: Partial<SinkConfig>, options?: { allow?: string[]; timeout?: number }) {
  const sink = sinkOf(config, options);
  const failure = await sink.send([message(1)]).catch((error: unknown) => error);
  sink.close();
  if (!(failure instanceof SinkFailure)) throw new Error(`no failure: ${String(failure)}`);
  return failure;
}

describe('HTTPS', () => {
  const url = `https://127.0.0.1:${https.port}/siem`;

  it('each event is one POST, signed as Standard Webhooks, over one connection', async () => {
    https.received.length = 0;
    const sink = sinkOf({ url });
    await sink.send([message(1), message(2)]);
    sink.close();
    expect(https.received.map(({ headers }) => headers['webhook-id'])).toEqual(['stream-1', 'stream-2']);
    for (const { headers, body, path } of https.received) {
      expect(isSigned({ headers, body, message: {} as never }, whsec)).toBe(true);
      expect([path, headers['content-type']]).toEqual(['/siem', 'application/json']);
      expect(JSON.parse(body)).toMatchObject({ name: 'Zoë “1”' });
    }
  });

  it('an answer other than 2xx is a failure with its status, a redirect too, which is not followed', async () => {
    https.received.length = 0;
    for (const status of [302, 400, 403, 413, 500]) {
      https.answer = () => status;
      https.answerHeaders = { location: `http://127.0.0.1:${http.port}/elsewhere` };
      expect(await failureOf({ url })).toMatchObject({
        status,
        message: `answered ${status}`,
        ofMessage: [400, 413].includes(status),
      });
    }
    https.answer = () => 503;
    https.answerHeaders = { 'retry-after': '7' };
    expect(await failureOf({ url })).toMatchObject({ status: 503, retryAfter: 7000 });
    https.answer = () => 200;
    https.answerHeaders = {};
    expect(https.received).toHaveLength(6);
    expect(http.received).toEqual([]);
  });

  it('a certificate that does not verify is refused: of nobody known, of another authority, for another name', async () => {
    https.received.length = 0;
    const other = await startHttpReceiver(authority.issue({ dns: ['siem.example'], ips: [] }));
    onTestFinished(() => other.stop());
    const elsewhere = { allow: [...allow, `127.0.0.1:${other.port}`] };
    expect((await failureOf({ url, certificateAuthority: null })).message).toMatch(/UNABLE_TO|SELF_SIGNED/);
    expect((await failureOf({ url, certificateAuthority: createAuthority().cert })).message).toMatch(
      /UNABLE_TO|SELF_SIGNED|CERT/,
    );
    expect((await failureOf({ url: `https://127.0.0.1:${other.port}/` }, elsewhere)).message).toBe(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    );
    expect([...https.received, ...other.received]).toEqual([]);
  });

  it('a receiver that is slow ends in time, and one that is gone is told', async () => {
    let release!: (status: number) => void;
    https.answer = () => new Promise((resolve) => (release = resolve));
    expect((await failureOf({ url }, { timeout: 150 })).message).toBe('no answer in time');
    release(200);
    https.answer = () => 200;
    await https.stop();
    expect((await failureOf({ url })).message).toBe('ECONNREFUSED');
    await https.start();
  });

  it('an address that the operator does not list is not called, nor metadata services at all', async () => {
    https.received.length = 0;
    expect((await failureOf({ url }, { allow: [] })).message).toBe('the address is not in the public network');
    expect((await failureOf({ url }, { allow: ['127.0.0.1:1'] })).message).toBe(
      'the address is not in the public network',
    );
    const metadata = { allow: ['169.254.169.254:443'] };
    expect((await failureOf({ url: 'https://169.254.169.254/latest' }, metadata)).message).toBe(
      'the address is not in the public network',
    );
    expect(https.received).toEqual([]);
    const sink = sinkOf({ url: `https://localhost:${https.port}/` });
    await sink.send([message(3)]);
    sink.close();
    expect(https.received).toHaveLength(1);
  });
});

describe('Splunk', () => {
  const config = { type: 'splunk', url: `https://127.0.0.1:${https.port}`, secret: 'b5f1+token=' } as const;

  it('events go to the collector in one request, with the token in a header and no sourcetype of ours', async () => {
    https.received.length = 0;
    const sink = sinkOf(config);
    await sink.send([message(1), message(2)]);
    sink.close();
    const [request] = https.received;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/services/collector/event',
      headers: {
        authorization: 'Splunk b5f1+token=',
        'x-splunk-request-channel': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    const events = request!.body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toEqual(
      [1, 2]
        .map((n) => ({
          time: 1_764_028_799.123,
          host: 'id.acme.example',
          source: 'portico:audit',
          event: { n, name: 'Zoë “1”' },
        }))
        .map((each) => ({ ...each, time: Date.parse('2026-11-24T23:59:59.123Z') / 1000 })),
    );
    const typed = sinkOf({ ...config, sourcetype: 'portico:audit' });
    await typed.send([message(3)]);
    typed.close();
    expect(JSON.parse(https.received[1]!.body)).toMatchObject({ sourcetype: 'portico:audit' });
  });

  it('the explanation of the collector is shown, other texts are not', async () => {
    https.answer = () => 403;
    https.answerText = '{"text":"Invalid token","code":4}';
    expect((await failureOf(config)).message).toBe('answered 403: Invalid token');
    https.answerText = 'root:x:0:0';
    expect((await failureOf(config)).message).toBe('answered 403');
    https.answer = () => 200;
    https.answerText = '';
  });
});

describe('S3', () => {
  const credentials = 'AKIDEXAMPLE:wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
  const config = { type: 's3', url: `http://127.0.0.1:${http.port}/bucket/logs/`, secret: credentials } as const;

  it('a batch is one object, named by tenant, day and numbers, signed with AWS Signature Version 4', async () => {
    http.received.length = 0;
    const sink = sinkOf({ ...config, region: 'eu-central-1' });
    await sink.send([message(7, { tenantId: 'a/../b c' }), message(8)]);
    await sink.send([message(0, { id: 'stream-chain-head-8' })]);
    sink.close();
    const [request, head] = http.received;
    expect(request).toMatchObject({
      method: 'PUT',
      path: '/bucket/logs/a%2F..%2Fb%20c/2026/11/24/000000000007-000000000008.jsonl',
      headers: { 'content-type': 'application/x-ndjson', 'x-amz-date': '20261125T100000Z' },
    });
    expect(
      request!.body
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { n: number }).n),
    ).toEqual([7, 8]);
    expect(head!.path).toMatch(/\/stream-chain-head-8\.jsonl$/);
    // as a store computes it
    const [accessKeyId = '', secretAccessKey = ''] = credentials.split(':');
    const expected = await new AwsV4Signer({
      method: 'PUT',
      url: `http://127.0.0.1:${http.port}${request!.path}`,
      body: request!.body,
      headers: { 'content-type': 'application/x-ndjson' },
      service: 's3',
      region: 'eu-central-1',
      accessKeyId,
      secretAccessKey,
      datetime: '20261125T100000Z',
    }).sign();
    expect(request!.headers['authorization']).toBe(expected.headers.get('authorization'));
    expect(request!.headers['authorization']).toContain('/eu-central-1/s3/aws4_request');
  });

  it('credentials that cannot be read, and a refusal, are failures', async () => {
    expect((await failureOf({ ...config, secret: 'nothing' })).message).toBe('the credentials cannot be read');
    http.answer = () => 403;
    expect(await failureOf(config)).toMatchObject({ status: 403, ofMessage: false });
    http.answer = () => 200;
  });
});

describe('OTLP', () => {
  const config = { type: 'otlp', url: `https://127.0.0.1:${https.port}`, secret: 'Authorization: Bearer k3y' } as const;
  const facts = {
    actorId: '9f0c0c52-0000-4000-8000-000000000001',
    actorEmail: 'ana@acme.example',
    targetKind: 'role',
    targetId: '42',
    ip: '198.51.100.7',
    userAgent: null,
    traceId: '0123456789abcdef',
  };

  interface Sent {
    resourceLogs: {
      resource: { attributes: unknown[] };
      scopeLogs: { scope: { name: string }; logRecords: Record<string, unknown>[] }[];
    }[];
  }
  const recordsIn = () =>
    https.received.map(({ body }) => (JSON.parse(body) as Sent).resourceLogs[0]!.scopeLogs[0]!.logRecords);
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });

  it('an event is a log record in the JSON encoding of OTLP, with the key in the header of the tenant', async () => {
    https.received.length = 0;
    const sink = sinkOf(config);
    await sink.send([message(7, { facts }), message(0, { id: 'stream-chain-head-7' })]);
    sink.close();
    const [request, own] = https.received;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/logs',
      headers: { authorization: 'Bearer k3y', 'content-type': 'application/json' },
    });
    expect(JSON.parse(request!.body)).toEqual({
      resourceLogs: [
        {
          resource: { attributes: [text('service.name', 'portico'), text('host.name', 'id.acme.example')] },
          scopeLogs: [
            {
              scope: { name: 'portico.audit' },
              logRecords: [
                {
                  timeUnixNano: `${Date.parse('2026-11-24T23:59:59.123Z')}000000`,
                  observedTimeUnixNano: `${Date.parse('2026-11-25T10:00:00Z')}000000`,
                  severityNumber: 13,
                  severityText: 'High',
                  eventName: 'role.created',
                  body: { stringValue: '{"n":7,"name":"Zoë “1”"}' },
                  attributes: [
                    text('log.record.uid', 'stream-7'),
                    text('event.name', 'role.created'),
                    text('portico.tenant.id', 'acme'),
                    { key: 'portico.audit.sequence', value: { intValue: '7' } },
                    text('user.id', facts.actorId),
                    text('user.email', facts.actorEmail),
                    text('portico.target.kind', 'role'),
                    text('portico.target.id', '42'),
                    text('client.address', facts.ip),
                    text('portico.trace_id', facts.traceId),
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(JSON.parse(own!.body))).not.toContain('portico.audit.sequence');
  });

  it.each([
    ['Critical', 18],
    ['Error', 17],
    ['High', 13],
    ['Medium', 10],
    ['Info', 9],
  ])('%s has the severity number %i', async (severity, severityNumber) => {
    https.received.length = 0;
    const sink = sinkOf(config);
    await sink.send([message(1, { severity })]);
    sink.close();
    expect(recordsIn()).toMatchObject([[{ severityNumber, severityText: severity }]]);
  });

  it.each([
    ['', '/v1/logs'],
    ['/', '/v1/logs'],
    ['/otlp', '/otlp/v1/logs'],
    ['/otlp/', '/otlp/v1/logs'],
    ['/otlp/v1/logs', '/otlp/v1/logs'],
  ])('the path %j of an endpoint leads to %s', async (path, expected) => {
    https.received.length = 0;
    const sink = sinkOf({ ...config, url: config.url + path, secret: null });
    await sink.send([message(1)]);
    sink.close();
    expect(https.received.map((request) => request.path)).toEqual([expected]);
    expect(https.received[0]!.headers).not.toHaveProperty('authorization');
  });

  it.each([429, 502, 503, 504])(
    '%i is answered by a later attempt, when the destination asks for it',
    async (status) => {
      https.answer = () => status;
      https.answerHeaders = { 'retry-after': '9' };
      https.answerText = JSON.stringify({ code: 14, message: 'try later' });
      expect(await failureOf(config)).toMatchObject({
        status,
        retryAfter: 9000,
        ofMessage: false,
        isFinal: false,
        message: `answered ${status}: try later`,
      });
      https.answer = () => 200;
      https.answerHeaders = {};
      https.answerText = '';
    },
  );

  it.each([
    ['a number', 1, 'too old'],
    ['a decimal string', '1', 'too old'],
  ])(
    'a rejection, counted as %s, is final and has the reason of the destination',
    async (_form, count, errorMessage) => {
      https.answerText = JSON.stringify({ partialSuccess: { rejectedLogRecords: count, errorMessage } });
      expect(await failureOf(config)).toMatchObject({
        status: 200,
        ofMessage: true,
        isFinal: true,
        message: 'rejected: too old',
      });
      https.answerText = '';
    },
  );

  it.each([
    ['a warning', JSON.stringify({ partialSuccess: { errorMessage: 'use gzip' } })],
    ['no rejections', JSON.stringify({ partialSuccess: { rejectedLogRecords: '0' } })],
    ['an empty success', '{}'],
    ['null', 'null'],
    ['protobuf', '\u0000\u0001'],
  ])('%s is a success', async (_case, answer) => {
    https.answerText = answer;
    const sink = sinkOf(config);
    await expect(sink.send([message(1)])).resolves.toBeUndefined();
    sink.close();
    https.answerText = '';
  });

  it('what a destination says in another form is not shown, and one that is slow or gone is told', async () => {
    https.answer = () => 400;
    https.answerText = 'root:x:0:0';
    expect(await failureOf(config)).toMatchObject({ message: 'answered 400', ofMessage: true, isFinal: false });
    https.answerText = JSON.stringify({ message: 'x'.repeat(500) });
    expect((await failureOf(config)).message).toBe(`answered 400: ${'x'.repeat(100)}`);
    https.answerText = '';
    let release!: (status: number) => void;
    https.answer = () => new Promise((resolve) => (release = resolve));
    expect((await failureOf(config, { timeout: 150 })).message).toBe('no answer in time');
    release(200);
    https.answer = () => 200;
    expect((await failureOf({ ...config, secret: 'nothing' })).message).toBe('the header cannot be read');
  });

  it.each([
    ['Authorization: Bearer k3y', { name: 'authorization', value: 'Bearer k3y' }],
    ['api-key:abc:def', { name: 'api-key', value: 'abc:def' }],
    ['Host: elsewhere.example', undefined],
    ['Content-Length: 0', undefined],
    ['Transfer-Encoding: chunked', undefined],
    ['Proxy-Authorization: x', undefined],
    ['api-key: a\r\nx: y', undefined],
    ['api key: x', undefined],
    [': x', undefined],
    ['api-key:', undefined],
    ['k3y', undefined],
    ['api-key: schlüssel', undefined],
  ])('%j is read as a header, or refused', (secret, header) => {
    expect(readOtlpHeader(secret)).toEqual(header);
  });
});

describe('syslog', () => {
  const url = `syslog://127.0.0.1:${syslog.port}`;
  const read = syslog.behave;
  const config = { type: 'syslog', secret: null } as const;

  it.each([
    ['TCP', syslog, url],
    ['TLS', syslogTls, `syslogs://127.0.0.1:${syslogTls.port}`],
  ] as const)('RFC 5424 messages arrive over %s with octet counts, in order', async (_name, receiver, address) => {
    const sink = sinkOf({ ...config, url: address });
    await sink.send([message(1), message(2, { severity: 'Critical', action: 'ë b' }), message(3_000_000_000)]);
    expect(receiver.messages).toEqual([
      '<108>1 2026-11-24T23:59:59.123Z id.acme.example portico - role.created [meta sequenceId="1"] {"n":1,"name":"Zoë “1”"}',
      '<106>1 2026-11-24T23:59:59.123Z id.acme.example portico - __b [meta sequenceId="2"] {"n":2,"name":"Zoë “1”"}',
      '<108>1 2026-11-24T23:59:59.123Z id.acme.example portico - role.created - {"n":3000000000,"name":"Zoë “1”"}',
    ]);
  });

  it('a receiver that resets, closes at once, never closes or never reads has not taken the events', async () => {
    syslog.behave = (socket) => void socket.once('data', () => socket.resetAndDestroy());
    expect((await failureOf({ ...config, url })).message).toMatch(/ECONNRESET|closed before/);
    syslog.behave = (socket) => void socket.destroy();
    expect((await failureOf({ ...config, url })).message).toMatch(/ECONNRESET|EPIPE|closed before/);
    syslog.behave = (socket) => void socket.pause();
    expect((await failureOf({ ...config, url }, { timeout: 200 })).message).toBe('no answer in time');
    syslog.behave = read;
  });

  it('over TLS, a certificate of another authority is refused, and a receiver without TLS fails', async () => {
    const secure = `syslogs://127.0.0.1:${syslogTls.port}`;
    expect((await failureOf({ ...config, url: secure, certificateAuthority: null })).message).toMatch(
      /UNABLE_TO|SELF_SIGNED/,
    );
    syslog.behave = (socket) => void socket.once('data', () => socket.end('plain'));
    expect((await failureOf({ ...config, url: `syslogs://127.0.0.1:${syslog.port}` })).status).toBeNull();
    syslog.behave = read;
    expect((await failureOf({ ...config, url }, { allow: [] })).message).toBe(
      'the address is not in the public network',
    );
  });
});
