import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** A browser that keeps a site's cookies from other sites: the demo's own calls carry none, and set none. */
async function withoutCookies(route: Route): Promise<void> {
  const request = route.request();
  const { cookie: _withheld, ...headers } = await request.allHeaders();
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers,
    body: request.postData(),
    redirect: 'manual',
  });
  const kept = [...answer.headers].filter(
    ([name]) => name !== 'set-cookie' && name !== 'content-encoding' && name !== 'content-length',
  );
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(kept),
    body: Buffer.from(await answer.arrayBuffer()),
  });
}

test('with third-party cookies blocked the demo signs in by redirect, comes back, and does not loop', async () => {
  const visitor = await running.browser.visitor();
  const { baseUrl, demoUrl } = running.portico.demo;
  await visitor.context.route(`${baseUrl}/**`, (route) =>
    route.request().resourceType() === 'fetch' && route.request().headers()['origin'] === demoUrl
      ? withoutCookies(route)
      : route.continue(),
  );
  let departures = 0;
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/oauth/authorize') departures++;
  });
  const demo = new PlanningDemoModel(visitor.page, demoUrl);
  await demo.open();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await demo.showsDashboard();
  expect(departures).toBe(1);
  // A reload cannot renew the session silently: one click leads to the server, which knows the user and redirects back
  // immediately.
  await visitor.page.reload();
  await demo.showsLogin();
  await demo.singleSignOn.click();
  await demo.showsDashboard();
  expect(departures).toBe(2);
});
