/** Bounds of invitations that both the server and the portal hold. */

/** Most people that one list invites. */
export const bulkInvitationLimit = 5000;
/** Thirty days: how long an invitation link works unless said. */
export const inviteLinkMinutes = 43_200;
