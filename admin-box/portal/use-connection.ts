import { startTransition, useEffect, useState } from 'react';
import type { AdminBoxProps } from './portico-admin-box.types.ts';
import { connectToPreview, connectToServer } from '#admin-box/session/connection.ts';
import type { Connection } from '#admin-box/session/connection.ts';

type Wanted = Pick<AdminBoxProps, 'baseUrl' | 'clientId' | 'preview' | 'session'>;

/** - `undefined`: loading · `null`: no server configured */
export type ConnectionState = Connection | null | undefined;

/** An element that names no server is that of the page's own `Portico`, and has its session. */
function withHost(wanted: Wanted): Wanted {
  const host = (window as Partial<Pick<Window, 'Portico'>>).Portico;
  if (wanted.baseUrl || wanted.session || !host) return wanted;
  const { baseUrl, clientId } = host;
  return { ...wanted, baseUrl, clientId, ...(wanted.preview ? {} : { session: host }) };
}

/** The connection that the element's properties ask for; another server or session makes another one. */
export function useConnection(wanted: Wanted): ConnectionState {
  const { baseUrl, clientId = '', preview, session } = withHost(wanted);
  const [connection, setConnection] = useState<ConnectionState>();
  useEffect(() => {
    let wanted = true;
    // a transition, like every large render: it yields to user input
    const update = (next: ConnectionState) => startTransition(() => setConnection(next));
    update(undefined);
    if (preview) void connectToPreview(preview, session).then((connected) => wanted && update(connected));
    else update(baseUrl ? connectToServer({ baseUrl, clientId, session }) : null);
    return () => {
      wanted = false;
    };
  }, [baseUrl, clientId, preview, session]);
  return connection;
}
