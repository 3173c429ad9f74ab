/** Path of the page behind a setup link. The guest's cookie is sent to it and below it, and nowhere else. */
export const setupPath = '/account/sso-setup';
/** Where links lead: the secret is in the fragment, which reaches no server and no log, until a press posts it. */
export const setupOpenPath = `${setupPath}/open`;
