/** Names the theme that a user chose in the hosted portal, `light`, `dark` or `system`, so that the server draws its page in it. */
export const themeCookie = 'portico_theme';

/** @param cookie as the browser sent it: anything */
export const themeOfCookie = (cookie: string | undefined): 'light' | 'dark' | 'auto' =>
  cookie === 'light' || cookie === 'dark' ? cookie : 'auto';
