/** AWS Signature Version 4 for one POST: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
import { createHash, createHmac } from 'node:crypto';

export interface AwsRequest {
  url: string;
  body: string;
  service: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  now: Date;
  /** Names in lower case; they are signed too. */
  headers: Record<string, string>;
}

/** @returns the headers with `x-amz-date` and `authorization` among them */
export function signAwsRequest(request: AwsRequest): Record<string, string> {
  const { host, pathname } = new URL(request.url);
  const moment = request.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const headers: Record<string, string> = { ...request.headers, host, 'x-amz-date': moment };
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]!.trim()}`),
    '',
    names.join(';'),
    digest(request.body),
  ].join('\n');
  const scope = `${day}/${request.region}/${request.service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, digest(canonical)].join('\n');
  const key = [day, request.region, request.service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${request.secretAccessKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${request.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
