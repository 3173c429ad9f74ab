import { useRoleNames } from '#admin-box/pages/sso/use-sso.ts';

/** Roles as options; those that are given but not listed keep their ID as a name. */
export function useRoleOptions(given: readonly string[]) {
  const { data = [] } = useRoleNames();
  const listed = data.map(({ id, name }) => ({ value: id, label: name }));
  const others = given.filter((id) => !data.some((role) => role.id === id)).map((id) => ({ value: id, label: id }));
  return [...listed, ...others];
}
