/** `/development/gallery`: every page of the login box, of the portal and of the design system, live, at an address of its own. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { portalStates } from '#admin-box/testing/portal-states.ts';
import { hostedPages } from '#login-box/testing/hosted-pages.ts';
import { scenes } from '#login-box/testing/scenes.ts';
import { hostedDocument, newNonce } from '#server/hosted/parts/document.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import { galleryPictures } from '#shared/ui/gallery/testing/gallery-pictures.ts';
import { bundleGallery, galleryDocument, galleryPolicy } from '#shared/ui/gallery/testing/serve-gallery.ts';
import { galleryIndex } from './gallery-index.ts';

const galleryPath = '/development/gallery';

/** Query parameters in addition to the state: `?theme=dark&locale=ar`. */
interface Variant {
  theme: 'light' | 'dark';
  locale: string;
}

export function registerGallery(app: FastifyInstance, services: Services): void {
  const page = (url: string, answer: (name: string, variant: Variant) => Promise<Page> | Page): void => {
    const route = `${galleryPath}${url}`;
    app.get(route, { config: { access: 'public', route: `GET ${route}`, page: true } }, async (request, reply) => {
      const { name = '' } = request.params as { name?: string };
      return sendHtml(reply, await answer(name, variantOf(request.query)));
    });
  };
  page('', () => galleryIndex({ pages: hostedPages, scenes, portalStates, parts: galleryPictures }));
  page('/login/:name', (name, variant) => loginPage(services, name, variant));
  // The portal's own addresses follow the variant, which they must keep.
  app.get(
    `${galleryPath}/portal/:preview/:locale/:theme/*`,
    { config: { access: 'public', route: `GET ${galleryPath}/portal`, page: true } },
    (request, reply) => sendHtml(reply, portalPage(services, request.params as PortalVariant)),
  );
  registerParts(app, page);
}

function registerParts(
  app: FastifyInstance,
  page: (url: string, answer: (name: string, variant: Variant) => Page) => void,
): void {
  const scripts = `${galleryPath}/scripts`;
  let bundled: ReturnType<typeof bundleGallery> | undefined;
  app.get(
    `${scripts}/:file`,
    { config: { access: 'public', route: `GET ${scripts}` } },
    async ({ params }, reply: FastifyReply) => {
      const text = (await (bundled ??= bundleGallery())).get(`/${(params as { file: string }).file}`);
      if (text === undefined) throw new Refusal('not-found');
      return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(text);
    },
  );
  page('/parts/:name', (name, { theme, locale }) => ({
    status: 200,
    headers: { 'content-security-policy': galleryPolicy, 'cache-control': 'no-store' },
    html: galleryDocument({ scene: name, theme, direction: directionOf(locale), scripts }),
  }));
}

function variantOf(query: unknown): Variant {
  const { theme, locale } = query as Record<string, unknown>;
  return { theme: theme === 'dark' ? 'dark' : 'light', locale: typeof locale === 'string' ? locale : 'en' };
}

function loginPage(services: Services, name: string, { theme, locale }: Variant): Promise<Page> {
  const fixture = { ...hostedPages, ...pagesOfScenes }[name];
  if (!fixture) throw new Refusal('not-found');
  return sendPage(
    { services },
    {
      ...fixture,
      theme: { ...fixture.theme, mode: theme },
      ...(locale !== 'en' && { locale, direction: directionOf(locale) }),
    },
  );
}

const pagesOfScenes: Readonly<Record<string, HostedPage>> = Object.fromEntries(
  Object.entries(scenes).map(([name, { page }]) => [name, page]),
);

interface PortalVariant {
  preview: string;
  locale: string;
  theme: string;
}

function portalPage(services: Services, { preview, locale, theme }: PortalVariant): Page {
  const base = [galleryPath, 'portal', preview, locale, theme].map(encodeURI).join('/');
  const attributes = { preview, locale, theme, routing: 'history', 'base-path': base, 'vendor-name': 'Waypoint' };
  const element = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll(/[^\w/.-]/g, '')}"`);
  const nonce = newNonce();
  return hostedDocument(
    { services },
    {
      entry: 'admin-box',
      locale: 'en',
      direction: 'ltr',
      title: 'Gallery',
      body: `<style nonce="${nonce}">html{color-scheme:light dark}body{margin:0}</style><portico-admin-box${element.join('')}></portico-admin-box>`,
      data: '',
      nonce,
    },
  );
}

function sendHtml(reply: FastifyReply, { status, headers, html }: Page): FastifyReply {
  return reply
    .code(status ?? 200)
    .headers(headers ?? {})
    .type('text/html; charset=utf-8')
    .send(html);
}
