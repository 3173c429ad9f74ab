import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { parseEmails } from '#admin-box/kit/forms/parse-emails.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useSettled } from '#admin-box/kit/use-settled.ts';

/**
 * - `new`: gets an invitation · `invited`: gets the open invitation again · `member`: gets nothing · `wrong`: is no address
 */
export type AddressState = 'new' | 'invited' | 'member' | 'wrong';

export interface TypedAddress {
  email: string;
  state: AddressState;
}

type Member = AnswerOf<PorticoContract['GET /team/resources/members/v1']>['items'][number];
type KnownAddresses = Readonly<Record<string, 'invited' | 'member'>>;

/** Milliseconds without a key before the server is asked. */
const rest = 400;
/** Above this, addresses are not looked up: the server refuses those of members. */
const mostLookedUp = 20;
/** Found by a part of the address; the address itself may be among longer ones. */
const mostFound = 20;

const keyOf = (email: string): string => email.toLowerCase();

export function statesOf(text: string, known: KnownAddresses): TypedAddress[] {
  const { emails, wrong } = parseEmails(text);
  return [
    ...emails.map((email) => ({ email, state: known[keyOf(email)] ?? ('new' as const) })),
    ...wrong.map((email) => ({ email, state: 'wrong' as const })),
  ];
}

/** Leaves out an address that is still being typed: it is wrong until its last part. */
export function finished(addresses: readonly TypedAddress[], text: string): TypedAddress[] {
  return addresses.filter(({ email, state }) => state !== 'wrong' || !text.endsWith(email));
}

/** Removes an address from a typed list. */
export function withoutAddress(text: string, removed: string): string {
  const { emails, wrong } = parseEmails(text);
  return [...emails, ...wrong].filter((each) => each !== removed).join(', ');
}

/** Which of the typed addresses belong to members, once nothing was typed for a moment. */
function useKnownAddresses(emails: readonly string[]): KnownAddresses {
  const { api, holds, user } = usePortal();
  const settled = useSettled(emails.map(keyOf).join(' '), rest);
  const asked = settled.split(' ').filter(Boolean);
  const { data } = useQuery({
    queryKey: ['known-addresses', user.tenantId, settled],
    queryFn: async ({ client, signal }) => {
      const find = (email: string) =>
        client.fetchQuery({
          queryKey: ['known-address', user.tenantId, email],
          queryFn: async (): Promise<Member | null> => {
            const query = {
              search: email,
              pageSize: mostFound,
              pageOffset: 0,
              sortBy: 'email',
              sortDirection: 'asc',
            } as const;
            const { items } = await api.get('/team/resources/members/v1', { query, signal });
            return items.find((member) => keyOf(member.email) === email) ?? null;
          },
          staleTime: 30_000,
        });
      const found = await Promise.all(asked.map(find));
      return Object.fromEntries(
        found.flatMap((member) =>
          member ? [[keyOf(member.email), member.activatedForTenant ? 'member' : 'invited'] as const] : [],
        ),
      );
    },
    enabled: asked.length > 0 && asked.length <= mostLookedUp && holds('fe.secure.read.users'),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data ?? {};
}

/** The typed addresses with what happens to each of them. */
export function useAddressStates(text: string): TypedAddress[] {
  return statesOf(text, useKnownAddresses(parseEmails(text).emails));
}
