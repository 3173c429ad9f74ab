/** OAuth clients of the preview's directory connections. */
import type { DirectoryClient, NewDirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { firstDirectory } from './scim-requests.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/directory/resources/v1/configurations/scim2';
const day = 24 * 3_600_000;
const mostClients = 2;

function firstClient(now: number): DirectoryClient {
  return {
    clientId: '5b0d7c7e-4f3e-4a84-9a0c-00000000a17e',
    ending: 'a17e',
    createdAt: new Date(now - 20 * day).toISOString(),
    createdBy: 'Ada Lovelace',
    expiresAt: new Date(now + 345 * day).toISOString(),
    lastUsedAt: new Date(now - 3_600_000).toISOString(),
  };
}

export function previewScimClientsHandlers({ now, scimClients: clients }: PreviewState): PreviewHandlers {
  clients.set(firstDirectory, [firstClient(now)]);
  let made = 0;
  const clientsOf = ({ params }: PreviewCall): DirectoryClient[] => clients.get(params['id'] ?? '') ?? [];
  const keep = ({ params }: PreviewCall, kept: DirectoryClient[]) => void clients.set(params['id'] ?? '', kept);
  return {
    [`GET ${base}/{id}/clients` as const]: clientsOf,
    [`POST ${base}/{id}/clients` as const]: (call: PreviewCall): NewDirectoryClient => {
      made += 1;
      const { expiresInDays = 365 } = (call.body ?? {}) as { expiresInDays?: number };
      const clientId = `5b0d7c7e-4f3e-4a84-9a0c-${String(made).padStart(12, '0')}`;
      const ending = `c${String(made).padStart(3, '0')}`;
      const expiresAt = new Date(now + expiresInDays * day).toISOString();
      const createdAt = new Date(now).toISOString();
      const added = { clientId, ending, createdAt, createdBy: 'Ada Lovelace', expiresAt, lastUsedAt: null };
      keep(call, [...clientsOf(call), added].slice(-mostClients));
      const tokenUrl = `https://id.example/directory/resources/scim/v2.0/${call.params['id'] ?? ''}/oauth/token`;
      return { clientId, clientSecret: `preview-secret-${ending}`, tokenUrl, expiresAt };
    },
    [`DELETE ${base}/{id}/clients/{clientId}` as const]: (call: PreviewCall) => {
      const kept = clientsOf(call).filter(({ clientId }) => clientId !== call.params['clientId']);
      if (kept.length === clientsOf(call).length) throw previewError('scim-client-not-found');
      keep(call, kept);
    },
  };
}
