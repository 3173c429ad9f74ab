/**
 * S3-compatible object stores: each delivery puts one object, with an event per line. The name of an object follows from
 * its events, so that a repeated delivery replaces the object.
 */
import { AwsV4Signer } from 'aws4fetch';
import { openConnection } from '#server/integrations/outgoing/exchange.ts';
import {
  failureOf,
  SinkFailure,
  type Sink,
  type SinkConfig,
  type SinkOptions,
  type StreamMessage,
} from './sink.types.ts';

/** @returns undefined unless the text is `ACCESS_KEY_ID:SECRET_ACCESS_KEY` */
export function readS3Credentials(secret: string): { accessKeyId: string; secretAccessKey: string } | undefined {
  const [, accessKeyId, secretAccessKey] = /^([A-Za-z0-9_-]{3,128}):(\S{8,256})$/.exec(secret.trim()) ?? [];
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}

/** The region in a URL of Amazon, such as `https://bucket.s3.eu-central-1.amazonaws.com`. */
function regionOf({ hostname }: URL): string {
  return /(?:^|\.)s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com(?:\.cn)?$/.exec(hostname)?.[1] ?? 'us-east-1';
}

const padded = (seq: number) => String(seq).padStart(12, '0');

/** `PREFIX/TENANT/2026/11/25/000000000001-000000000100.jsonl` */
function objectKey(messages: readonly StreamMessage[], format: SinkConfig['format']): string {
  const [first, last] = [messages[0]!, messages.at(-1)!];
  const day = first.at.toISOString().slice(0, 10).replaceAll('-', '/');
  const name = first.seq === 0 ? first.id : `${padded(first.seq)}-${padded(last.seq)}`;
  return `${encodeURIComponent(first.tenantId)}/${day}/${name}.${format === 'cef' ? 'cef' : 'jsonl'}`;
}

export function openS3Sink(config: SinkConfig, { allow, timeout, clock }: SinkOptions): Sink {
  const base = new URL(config.url);
  const credentials = readS3Credentials(config.secret ?? '');
  const connection = openConnection({ allow, timeout, certificateAuthority: config.certificateAuthority });
  return {
    batch: 1000,
    async send(messages) {
      if (!credentials) throw new SinkFailure('the credentials cannot be read');
      const url = new URL(base);
      url.pathname = `${base.pathname.replace(/\/$/, '')}/${objectKey(messages, config.format)}`;
      const body = messages.map(({ text }) => `${text}\n`).join('');
      const signer = new AwsV4Signer({
        method: 'PUT',
        url: url.href,
        body,
        headers: { 'content-type': config.format === 'cef' ? 'text/plain' : 'application/x-ndjson' },
        service: 's3',
        region: config.region ?? regionOf(base),
        ...credentials,
        datetime: clock()
          .toISOString()
          .replaceAll(/[-:]|\.\d{3}/g, ''),
      });
      const signed = await signer.sign();
      const { status, retryAfter } = await connection
        .send(signed.url, { method: 'PUT', headers: Object.fromEntries(signed.headers), body })
        .catch((error: unknown) => Promise.reject(failureOf(error)));
      if (status < 200 || status > 299) throw new SinkFailure(`answered ${status}`, { status, retryAfter });
    },
    close: () => connection.close(),
  };
}
