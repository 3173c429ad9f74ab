import type { Page } from 'playwright-core';
import { bones, dialog, empty, openNew } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

const row = '[data-part="table"] tbody [data-part="badge"]';

const streams = '/audits?tab=streams';
const listed = '[data-part="table"] tbody [data-part="status"]';

/** The menu of a row, and one of its items, counted from 0. */
const asks =
  (row: number, item: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-part="table"] tbody tr').nth(row).locator('button').last().click();
    await page.getByRole('menuitem').nth(item).click();
    await dialog(page);
  };

/** The form of a collector, which has fields of its own. */
async function addsCollector(page: Page): Promise<void> {
  await openNew(page);
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option').last().click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
}

async function addsWrong(page: Page): Promise<void> {
  await openNew(page);
  const form = page.getByRole('dialog');
  await form.locator('input').first().fill('http://siem.acme.example');
  await form.locator('button[type="submit"]').click();
  await page.getByRole('alert').first().waitFor();
}

export const states: PortalStates = {
  'portal-audits': { path: '/audits', seen: row },
  'portal-audits-event': { path: '/audits?event=audit-1', seen: '[role="dialog"] pre' },
  'portal-audits-retention': {
    path: '/audits',
    seen: row,
    act: async (page) => {
      await page.locator('dl dt [data-part="button"]').first().click();
      await page.locator('[role="dialog"] [data-part="checkbox"]').waitFor();
    },
  },
  'portal-audits-head-mail': {
    path: '/audits',
    seen: row,
    act: async (page) => {
      await page.locator('dl dt [data-part="button"]').last().click();
      await page.locator('[role="dialog"] input').waitFor();
    },
  },
  'portal-audits-filtered': { path: '/audits?severity=error&search=nothing-like-it', seen: empty },
  'portal-audits-columns': { path: '/audits?ip=198.51.100&user=ada&from=2026-11-01', seen: '[data-part="filter"]' },
  'portal-audits-column': {
    path: '/audits',
    seen: row,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem', { name: 'IP address' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'portal-audits-empty': { path: '/audits', preview: 'empty', seen: empty },
  'portal-audits-loading': { path: '/audits', preview: 'loading', seen: bones },
  'portal-streams': { path: streams, seen: listed },
  'portal-streams-add': { path: streams, seen: listed, act: openNew },
  'portal-streams-otlp': { path: streams, seen: listed, act: addsCollector },
  'portal-streams-wrong': { path: streams, seen: listed, act: addsWrong },
  'portal-streams-edit': { path: streams, seen: listed, act: asks(1, 1) },
  'portal-streams-resend': { path: streams, seen: listed, act: asks(1, 3) },
  'portal-streams-delete': { path: streams, seen: listed, act: asks(0, 4) },
  'portal-streams-empty': { path: streams, preview: 'empty', seen: empty },
  'portal-streams-reader': { path: streams, preview: 'reader', seen: listed },
  'portal-streams-loading': { path: streams, preview: 'loading', seen: bones },
  'portal-streams-failing': { path: streams, preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-audits-failing': { path: '/audits', preview: 'failing', seen: '[data-part="error-state"]' },
};
