/** The preview as a place to walk through. */
import type { Preview } from '#shared/preview/preview-send.ts';
import { previewHeldUsers } from '#shared/preview/scim/scim-holds.ts';
import { previewScimRequests } from '#shared/preview/scim/scim-requests.ts';
import { previewCode, previewPassword } from '#shared/preview/secrets.ts';
import type { WalkPlace } from '#shared/api/testing/walk-portal.ts';

export function previewPlace({ state }: Preview): WalkPlace {
  return {
    email: state.me.email,
    password: previewPassword,
    applicationId: 'ledger',
    otherTenantId: 'tenant-1',
    enrolledId: 'user-1',
    askedByAnother: async () => {
      const reset = {
        id: 'waiting',
        userId: 'user-4',
        userName: 'Seun',
        userEmail: 'seun@acme.example',
        state: 'asked' as const,
        requestedBy: { id: 'user-3', name: 'Layla' },
        requestedAt: '',
        expiresAt: '',
      };
      state.resets = [...state.resets, reset];
      return reset.id;
    },
    codeByPhone: async () => previewCode,
    codeByMail: async () => previewCode,
    codeOfApp: () => previewCode,
    lockEnrolled: async () => {},
    challenge: async () => 'preview',
    countsAsEnrolled: async () => {},
    signedInAnew: async () => {},
    attest: () => ({ id: 'a2V5', response: { clientDataJSON: 'e30', attestationObject: 'oA' } }),
    provision: async ({ id }) => void state.scimRequests.set(id, previewScimRequests(state.now)),
    holdRemovals: async ({ id }) => void state.scimHolds.set(id, previewHeldUsers(state).slice(-1)),
    publishTxt: () => {},
    answerTest: async () => {},
    samlMetadata: '<EntityDescriptor/>',
    samlMetadataUrl: 'https://idp.acme.example/metadata',
    picture: new Blob([new Uint8Array([1])], { type: 'image/png' }),
  };
}
