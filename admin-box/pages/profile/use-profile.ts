/** The signed-in user's own profile: reading and saving it. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { User } from '#shared/contract/entities.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { meKey } from '#admin-box/data/keys.ts';
import {
  changedFields,
  conflictsOf,
  isPictureToUpload,
  pictureBlob,
  profileBody,
  valuesOf,
} from './profile-changes.ts';
import type { ProfileField, ProfileValues } from './profile-changes.ts';

type Portico = Api<PorticoContract>;

export function meQuery(api: Portico) {
  return queryOptions({
    queryKey: meKey,
    queryFn: ({ signal }) => api.get('/identity/resources/users/v2/me', { signal }),
  });
}

export function useMe() {
  const { api } = usePortal();
  return useQuery(meQuery(api));
}

/** The address of a picture: a chosen file is stored first. */
async function pictureAddress(api: Portico, current: string, picture: string): Promise<string> {
  if (!isPictureToUpload(current, picture)) return picture.trim();
  const form = new FormData();
  form.append('image', pictureBlob(picture), 'picture');
  return api.put('/team/resources/profile/me/image/v1', form, { read: 'text' });
}

async function sendChanges(api: Portico, before: ProfileValues, values: ProfileValues): Promise<User> {
  const picture = await pictureAddress(api, before.picture, values.picture);
  return api.put('/identity/resources/users/v2/me', profileBody(changedFields(before, values), values, picture));
}

export type SaveOutcome =
  | { kind: 'saved'; values: ProfileValues }
  | { kind: 'conflict'; fields: ProfileField[]; remote: ProfileValues };

export interface SaveRequest {
  /** What the form began with. */
  start: ProfileValues;
  values: ProfileValues;
  /** The user has seen the conflicting changes, and overwrites them. */
  overwrite: boolean;
}

/** Saves only what changed, after checking for conflicting changes. */
export function useSaveProfile(): (request: SaveRequest) => Promise<SaveOutcome> {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async ({ start, values, overwrite }) => {
    const remote = valuesOf(await queries.fetchQuery({ ...meQuery(api), staleTime: 0 }));
    const fields = overwrite ? [] : conflictsOf(start, values, remote);
    if (fields.length > 0) return { kind: 'conflict', fields, remote };
    const me = await sendChanges(api, start, values);
    queries.setQueryData(meKey, me);
    return { kind: 'saved', values: valuesOf(me) };
  };
}
