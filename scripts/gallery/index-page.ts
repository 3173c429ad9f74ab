import type { Album } from './gallery.types.ts';

function rowOf({ variants, extras }: Album, name: string): string {
  const picture = (variant: string) =>
    `<a href="${name}.${variant}.png"><img loading="lazy" height="420" src="${name}.${variant}.png" alt="${name}, ${variant}"></a>`;
  return `<h3 id="${name}">${name}</h3><p>${variants.map(picture).join(' ')}${extras?.(name) ?? ''}</p>`;
}

/** All pictures on one page, by album. */
export function indexPage(albums: readonly Album[]): string {
  const contents = albums.map(({ title }) => `<a href="#${title}">${title}</a>`).join(' · ');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>',
    '<style>body{font:14px system-ui;margin:24px;color-scheme:light dark}img{border:1px solid #888}</style>',
    `<h1>Gallery</h1><p>${contents}</p>`,
    ...albums.map(
      (album) => `<h2 id="${album.title}">${album.title}</h2>${album.names.map((name) => rowOf(album, name)).join('')}`,
    ),
  ].join('\n');
}
