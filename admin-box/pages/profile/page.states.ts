import { dialog, takenUserName } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

/** One pixel, red. */
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const states: PortalStates = {
  'portal-profile': { path: '/profile', seen: 'form input' },
  'portal-profile-picture': {
    path: '/profile',
    seen: '[data-part="image-field"]',
    act: async (page) => {
      const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') };
      await page.locator('[data-part="image-field"] input[type="file"]').setInputFiles(file);
      await page.locator('[data-part="crop-area"]').waitFor();
    },
  },
  'portal-profile-phone': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('section[aria-labelledby="phones"] > header button').click();
      await dialog(page);
    },
  },
  'portal-profile-phone-code': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('section[aria-labelledby="phones"] li button').last().click();
      await page.locator('input[autocomplete="one-time-code"]').waitFor();
    },
  },
  'portal-profile-email': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('form[aria-labelledby="about"] button[type="button"]').first().click();
      await dialog(page);
    },
  },
  'portal-profile-user-name': {
    path: '/profile',
    seen: '[data-part="user-name"]',
    act: takenUserName('[data-part="user-name"] button'),
  },
  'portal-profile-leave': {
    path: '/profile',
    seen: '#leave',
    act: async (page) => {
      await page.locator('section[aria-labelledby="leave"] button').click();
      await dialog(page);
    },
  },
  'portal-profile-reader': { path: '/profile', preview: 'reader', seen: '[data-part="user-name"]' },
  'portal-profile-failing': { path: '/profile', preview: 'failing', seen: '[data-part="error-state"]' },
};
