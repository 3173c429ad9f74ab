/** Splunk's HTTP Event Collector: https://docs.splunk.com/Documentation/Splunk/latest/Data/FormateventsforHTTPEventCollector */
import { openConnection } from '#server/integrations/outgoing/exchange.ts';
import {
  failureOf,
  SinkFailure,
  type Sink,
  type SinkConfig,
  type SinkOptions,
  type StreamMessage,
} from './sink.types.ts';

const eventPath = '/services/collector/event';

/** The collector's own path, where the URL names only its host. */
function collectorUrl(text: string): URL {
  const url = new URL(text);
  if (url.pathname === '/' || url.pathname === '') url.pathname = eventPath;
  return url;
}

/** Explanation in a collector's answer, if it has the known form: other texts are not shown. */
function explanationIn(text: string): string {
  try {
    const { text: explanation, code } = JSON.parse(text) as { text?: unknown; code?: unknown };
    if (typeof explanation === 'string' && typeof code === 'number') return `: ${explanation.slice(0, 100)}`;
  } catch {
    // no answer of a collector
  }
  return '';
}

export function openSplunkSink(config: SinkConfig, { allow, timeout, host }: SinkOptions): Sink {
  const url = collectorUrl(config.url);
  const connection = openConnection({ allow, timeout, certificateAuthority: config.certificateAuthority });
  const headers = {
    // always a header: a token in the URL would be encoded and logged
    authorization: `Splunk ${config.secret ?? ''}`,
    'content-type': 'application/json',
    'user-agent': 'portico-audit-streams',
    // tokens with indexer acknowledgment refuse requests without a channel
    'x-splunk-request-channel': config.streamId,
  };
  const eventOf = ({ at, text }: StreamMessage): string =>
    JSON.stringify({
      time: at.getTime() / 1000,
      host,
      source: 'portico:audit',
      // without it, the one of the token applies: a wrong sourcetype would discard fields at indexing
      ...(config.sourcetype !== null && { sourcetype: config.sourcetype }),
      event: config.format === 'cef' ? text : (JSON.parse(text) as unknown),
    });
  return {
    batch: 100,
    async send(messages) {
      const body = messages.map(eventOf).join('\n');
      const { status, text, retryAfter } = await connection
        .send(url, { method: 'POST', headers, body })
        .catch((error: unknown) => Promise.reject(failureOf(error)));
      if (status < 200 || status > 299)
        throw new SinkFailure(`answered ${status}${explanationIn(text)}`, { status, retryAfter });
    },
    close: () => connection.close(),
  };
}
