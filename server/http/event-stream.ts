/**
 * Server-sent events (HTML, section 9.2) of a contract's endpoint. The caller is admitted again while a stream is open: it
 * ends with their token, session, membership or permission, and so does it when the server stops.
 */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idleHeader } from '#shared/lib/idle-header.ts';
import { second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { idleSecondsOf } from './request-metadata.ts';

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** What a handler answers: it is asked again and again, for the caller as they were just admitted. */
export interface Events {
  next: (context: CallContext) => Promise<readonly ServerEvent[]>;
}

const pause = second;
/** The caller is admitted again at each fifth look; a quiet stream is kept open by a line at each fifteenth. */
const looks = { admission: 5, beat: 15 };
/** A page has one, and somebody a few pages. */
const mostOfUser = 6;
const mostOfProcess = 500;

interface Streams {
  open: Map<string, number>;
  total: number;
  ending: AbortController;
}
const streamsOf = new WeakMap<FastifyInstance, Streams>();

/** For a server that has endpoints of this kind: their streams must not keep it from stopping. */
export function registerEventStreams(app: FastifyInstance): void {
  if (streamsOf.has(app)) return;
  const streams: Streams = { open: new Map(), total: 0, ending: new AbortController() };
  streamsOf.set(app, streams);
  app.addHook('preClose', async () => streams.ending.abort());
}

export interface Streaming {
  app: FastifyInstance;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  context: CallContext;
  /** Admits the caller again. @throws Refusal */
  admit: () => Promise<CallContext>;
}

/** @throws Refusal `too-many-requests` for more streams than one user needs */
export function sendEvents(streaming: Streaming, events: Events): FastifyReply {
  const { app, reply, context } = streaming;
  const streams = streamsOf.get(app)!;
  const { userId } = context.caller;
  const own = streams.open.get(userId) ?? 0;
  if (own >= mostOfUser || streams.total >= mostOfProcess)
    throw new Refusal('too-many-requests', { values: { seconds: 60 }, retryAfter: 60 });
  streams.open.set(userId, own + 1);
  streams.total += 1;
  const gone = new AbortController();
  const body = Readable.from(linesOf(streaming, events, AbortSignal.any([gone.signal, streams.ending.signal])));
  reply.raw.once('close', () => gone.abort());
  body.once('close', () => {
    streams.total -= 1;
    const left = (streams.open.get(userId) ?? 1) - 1;
    if (left > 0) streams.open.set(userId, left);
    else streams.open.delete(userId);
  });
  // a proxy that collects an answer would hold events back
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body);
}

async function* linesOf(streaming: Streaming, events: Events, signal: AbortSignal): AsyncGenerator<string> {
  const { services, request } = streaming;
  const idleAtStart = idleSecondsOf(request) ?? 0;
  const startedAt = services.clock().getTime();
  let { context } = streaming;
  yield ': open\n\n';
  try {
    for (let look = 1; !signal.aborted; look += 1) {
      if (look % looks.admission === 0) {
        // an open stream is no activity of its user
        const idle = idleAtStart + Math.floor((services.clock().getTime() - startedAt) / second);
        request.headers[idleHeader] = String(idle);
        context = await streaming.admit();
      }
      const lines = (await events.next(context)).map(lineOf).join('');
      if (lines !== '' || look % looks.beat === 0) yield lines || ': beat\n\n';
      await wait(pause, undefined, { signal, ref: false });
    }
  } catch (error) {
    if (signal.aborted) return;
    // the client opens it again, and is told then why not
    if (!(error instanceof Refusal)) services.log.error({ err: error }, 'an event stream failed');
    yield lineOf({ event: 'end', data: error instanceof Refusal ? { errorCode: error.code } : {} });
  }
}

const lineOf = ({ event, data }: ServerEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
