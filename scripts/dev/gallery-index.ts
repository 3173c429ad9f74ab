/** The list of all states, with a link to each. */
import { randomBytes } from 'node:crypto';
import type { PortalState } from '#admin-box/testing/portal-state.types.ts';
import type { Page } from '#server/http/mount.ts';
import type { GalleryPicture } from '#shared/ui/gallery/testing/gallery-pictures.ts';

export interface Albums {
  pages: Readonly<Record<string, unknown>>;
  scenes: Readonly<Record<string, unknown>>;
  portalStates: Readonly<Record<string, PortalState>>;
  parts: Readonly<Record<string, GalleryPicture>>;
}

/** A state, the address of each look, and whether it takes a press or input to reach it. */
interface Row {
  name: string;
  links: Record<string, string>;
  played: boolean;
}

const base = '/development/gallery';

export function galleryIndex({ pages, scenes, portalStates, parts }: Albums): Page {
  const nonce = randomBytes(16).toString('base64');
  const login = (name: string, played: boolean): Row => ({
    name,
    played,
    links: variants(({ theme, locale }) => `${base}/login/${name}?theme=${theme}&locale=${locale}`),
  });
  const albums: Record<string, Row[]> = {
    'Login box': [
      ...Object.keys(pages).map((name) => login(name, false)),
      ...Object.keys(scenes).map((name) => login(name, true)),
    ],
    Portal: Object.entries(portalStates).map(([name, { path, preview = 'filled', act }]) => ({
      name,
      played: act !== undefined,
      links: variants(({ theme, locale }) => `${base}/portal/${preview}/${locale}/${theme}${path}`),
    })),
    'Design system': Object.entries(parts).map(([name, { scene, play }]) => ({
      name,
      played: play !== undefined,
      links: variants(({ theme, locale }) => `${base}/parts/${scene}?theme=${theme}&locale=${locale}`),
    })),
  };
  return {
    status: 200,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">',
      `<style nonce="${nonce}">body{font:14px/1.6 system-ui;margin:32px auto;max-width:960px;padding:0 16px}table{border-collapse:collapse;width:100%}td{padding:2px 12px 2px 0;border-top:1px solid color-mix(in srgb,currentColor 15%,transparent)}small{opacity:.7}</style></head><body>`,
      '<h1>Gallery</h1><p>Every state, drawn by the sources as they are. States marked “played” begin at the page shown: ',
      '<code>npm run gallery -- --only NAME</code> plays the steps and takes the picture.</p>',
      ...Object.entries(albums).map(([title, rows]) => `<h2>${title}</h2><table>${rows.map(rowOf).join('')}</table>`),
      '</body></html>',
    ].join(''),
  };
}

function variants(address: (variant: { theme: string; locale: string }) => string): Record<string, string> {
  return {
    light: address({ theme: 'light', locale: 'en' }),
    dark: address({ theme: 'dark', locale: 'en' }),
    'right to left': address({ theme: 'light', locale: 'ar' }),
  };
}

function rowOf({ name, links, played }: Row): string {
  const cells = Object.entries(links).map(
    ([variant, href]) => `<td><a href="${href.replaceAll('&', '&amp;')}">${variant}</a></td>`,
  );
  return `<tr id="${name}"><td>${name}${played ? ' <small>played</small>' : ''}</td>${cells.join('')}</tr>`;
}
