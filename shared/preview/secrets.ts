/** What the user of the preview knows: anything else is wrong. */
export const previewPassword = 'preview-password';
/** Shown by their authenticator app. */
export const previewCode = '123456';
