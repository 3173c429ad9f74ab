/** The page that the element shows in place of the portal to the guest of a setup link. A chunk of its own. */
export const loadGuestPage = () => import('./pages/sso/guest/sso-guest.tsx');
