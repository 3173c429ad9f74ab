import { useEffect, useState } from 'react';
import type { AdminBoxProps } from './portico-admin-box.types.ts';
import { connectToPreview, connectToServer } from './session/connection.ts';
import type { Connection } from './session/connection.ts';

type Wanted = Pick<AdminBoxProps, 'baseUrl' | 'clientId' | 'preview' | 'session'>;

/** - `undefined`: on its way · `null`: nobody said which server */
export type ConnectionState = Connection | null | undefined;

/** The connection that the element's properties ask for; another server or session makes another one. */
export function useConnection({ baseUrl, clientId = '', preview, session }: Wanted): ConnectionState {
  const [connection, setConnection] = useState<ConnectionState>();
  useEffect(() => {
    let wanted = true;
    setConnection(undefined);
    if (preview) void connectToPreview(preview, session).then((made) => wanted && setConnection(made));
    else setConnection(baseUrl ? connectToServer({ baseUrl, clientId, session }) : null);
    return () => {
      wanted = false;
    };
  }, [baseUrl, clientId, preview, session]);
  return connection;
}
