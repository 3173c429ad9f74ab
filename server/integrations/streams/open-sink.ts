import { openHttpsSink } from './https-sink.ts';
import { openOtlpSink } from './otlp-sink.ts';
import { openS3Sink } from './s3-sink.ts';
import { openSplunkSink } from './splunk-sink.ts';
import { openSyslogSink } from './syslog-sink.ts';
import type { Sink, SinkConfig, SinkOptions } from './sink.types.ts';

const opens: Readonly<Record<SinkConfig['type'], (config: SinkConfig, options: SinkOptions) => Sink>> = {
  https: openHttpsSink,
  syslog: openSyslogSink,
  splunk: openSplunkSink,
  s3: openS3Sink,
  otlp: openOtlpSink,
};

/** Prepares the destination of a stream; connections are made with the first message. */
export function openSink(config: SinkConfig, options: SinkOptions): Sink {
  return opens[config.type](config, options);
}
