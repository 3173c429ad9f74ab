/** The destination of a stored stream. */
import type { StreamRow } from '#server/db/queries/audits/streams.ts';
import { openSink } from '#server/integrations/streams/open-sink.ts';
import { failureOf, type Sink, type SinkFailure, type StreamMessage } from '#server/integrations/streams/sink.types.ts';
import { second } from '#server/lib/clock.ts';
import type { SecretKeys } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

/** Key under which secrets of destinations are encrypted. */
const purpose = 'audit-stream';
/** Milliseconds for one exchange. */
const timeout = 10 * second;

export function sealSecret(secrets: SecretKeys, secret: string | null): Buffer | null {
  return secret === null ? null : secrets.wrap(purpose, Buffer.from(secret));
}

export function unsealSecret(secrets: SecretKeys, secret: Buffer | null): string | null {
  return secret === null ? null : secrets.unwrap(purpose, secret).toString();
}

type StoredSink = Pick<
  StreamRow,
  'id' | 'type' | 'url' | 'format' | 'secret' | 'certificate_authority' | 'sourcetype' | 'region'
>;

export function openStreamSink({ config, secrets, clock }: Services, stream: StoredSink): Sink {
  return openSink(
    {
      streamId: stream.id,
      type: stream.type,
      url: stream.url,
      format: stream.format,
      secret: unsealSecret(secrets, stream.secret),
      certificateAuthority: stream.certificate_authority,
      sourcetype: stream.sourcetype,
      region: stream.region,
    },
    { allow: config.outgoing.allow, timeout, clock, host: new URL(config.baseUrl).hostname },
  );
}

/** Sends and closes. @returns the failure, if there was one */
export async function tryToSend(sink: Sink, messages: readonly StreamMessage[]): Promise<SinkFailure | undefined> {
  try {
    await sink.send(messages);
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    sink.close();
  }
}
