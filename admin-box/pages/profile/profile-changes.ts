/** What of the profile was changed: only that is sent (specification, admin portal, section 5). */
import type { BodyOf } from '#shared/api/api.ts';
import type { User } from '#shared/contract/entities.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

export interface ProfileValues {
  name: string;
  title: string;
  /** URL of the saved picture, or a base64 data URL of a new one. */
  picture: string;
}

export type ProfileField = keyof ProfileValues;
export type ProfileBody = NonNullable<BodyOf<PorticoContract['PUT /identity/resources/users/v2/me']>>;

const fields = ['name', 'title', 'picture'] as const satisfies ProfileField[];

export function valuesOf(user: Pick<User, 'name' | 'title' | 'profilePictureUrl'>): ProfileValues {
  return { name: user.name, title: user.title ?? '', picture: user.profilePictureUrl ?? '' };
}

/** Spaces round a text are no change. */
export function changedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return fields.filter((field) => before[field].trim() !== after[field].trim());
}

/** Fields that were changed both here and elsewhere, to different values. */
export function conflictsOf(start: ProfileValues, mine: ProfileValues, remote: ProfileValues): ProfileField[] {
  const changedThere = changedFields(start, remote);
  return changedFields(mine, remote).filter(
    (field) => changedThere.includes(field) && mine[field].trim() !== start[field].trim(),
  );
}

const imageData = /^data:image\/[\w.+-]+;base64,[A-Za-z0-9+/]+=*$/;

/** Only a base64 image data URL that differs from the present picture is uploaded. */
export function isPictureToUpload(current: string, next: string): boolean {
  return next !== current && imageData.test(next);
}

/** The file in a data URL. Made by hand: a policy may keep `fetch` from reading `data:`. */
export function pictureBlob(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** @param pictureUrl where the picture is: the uploaded one, or the saved one */
export function profileBody(changed: readonly ProfileField[], values: ProfileValues, pictureUrl: string): ProfileBody {
  return {
    ...(changed.includes('name') && { name: values.name.trim() }),
    ...(changed.includes('title') && { title: values.title.trim() || null }),
    ...(changed.includes('picture') && { profilePictureUrl: pictureUrl || null }),
  };
}
