/** Server-sent events of a connection's exchanges: what they tell of is read again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsGuest, useSsoHost } from '#admin-box/pages/sso/sso-host.ts';

/** `none`: the server has no stream, as in preview mode and for the guest of a setup link. */
export type LiveState = 'connecting' | 'open' | 'lost' | 'none';

/** Milliseconds before a stream that ended is opened again; twice as long each time that fails. */
const pause = { shortest: 1000, longest: 30_000 };

export const exchangesKey = (connection: string) => ['sso', 'exchanges', connection] as const;

/** Events come apart from each other by an empty line; a line may come in pieces. */
export async function readEvents(stream: ReadableStream<Uint8Array>, onEvent: (name: string) => void): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = `${rest}${decoder.decode(read.value, { stream: true })}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const name = part.split('\n').find((line) => line.startsWith('event: '));
      if (name !== undefined) onEvent(name.slice('event: '.length));
    }
  }
}

const waitFor = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows a connection while the caller is shown. Whoever lost their session or right gets no stream again. */
export function useLive(connection: string): LiveState {
  const { api } = useSsoHost();
  const isGuest = useIsGuest();
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (isGuest) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const refresh = () => void queries.invalidateQueries({ queryKey: exchangesKey(connection) });
    async function follow(): Promise<void> {
      let wait = pause.shortest;
      while (!signal.aborted) {
        try {
          const stream = await api.get('/team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/live', {
            params: { ssoConfigId: connection },
            read: 'stream',
            signal,
          });
          if (!stream) return setState('none');
          setState('open');
          wait = pause.shortest;
          // what came while it was away
          refresh();
          await readEvents(stream, (name) => {
            if (name === 'exchange') refresh();
          });
        } catch {
          // opened again below
        }
        if (signal.aborted) return;
        setState('lost');
        await waitFor(wait, signal);
        wait = Math.min(2 * wait, pause.longest);
      }
    }
    void follow();
    return () => ending.abort();
  }, [api, isGuest, queries, connection]);
  return isGuest ? 'none' : state;
}
