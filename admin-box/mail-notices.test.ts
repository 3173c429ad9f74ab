import { expect, it } from 'vitest';
import { mailNotices } from '#shared/i18n/mail-notices.ts';
import { pages } from './pages.ts';

it('every page of the portal that the button of a mail opens exists', () => {
  const opened = Object.values(mailNotices).flatMap(({ action }) =>
    action && 'portal' in action.page ? [action.page.portal] : [],
  );
  expect(opened).toContain('privacy');
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(opened));
});
