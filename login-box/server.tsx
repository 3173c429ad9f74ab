/**
 * Server rendering of the login box: a page that can be read and filled in before any script has loaded, or without
 * scripts.
 */
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server.edge';
import type { HostedPage, RenderedLoginBox, RenderLoginBox } from '#shared/contract/sign-in/hosted-page.ts';
import { createServerCache, insertedRules } from '#shared/theme/adopted-sheet.ts';
import { baseCss, hostedDocumentCss } from '#shared/theme/base.styles.ts';
import { brandRule } from '#shared/theme/brand.ts';
import { pageDataScript } from '#shared/lib/page-data-script.ts';
import { escapeHtml } from '#shared/ui/light-form/escape-html.ts';
import { LightFormSink } from '#shared/ui/light-form/light-form-sink.ts';
import { lightFormCss } from '#shared/ui/light-form/light-form.styles.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import type { LightForm } from '#shared/ui/light-form/light-form.ts';
import { renderLightForm } from '#shared/ui/light-form/render-light-form.ts';
import { StepView } from './define-flow.tsx';
import { hostAttributes, loginBoxTag, pageDataId } from './host-attributes.ts';
import { loadAllFlows } from './flows/flows.ts';
import { registerOtherMethods } from './other-methods.ts';
import { registerLoginExceptions } from './flows/login/exception-pages.tsx';
import { loginExceptions } from './flows/login/login-exceptions.ts';
import * as otherMethods from './flows/login/other-methods.tsx';
import type { StepTable } from './step-table.ts';
import { registerTranslation } from './translations.ts';
import { initialView } from './initial-view.ts';
import { TitleSink } from './title-sink.ts';

registerOtherMethods(otherMethods);
registerLoginExceptions(loginExceptions);
for (const [language, translation] of Object.entries(loginBoxes)) registerTranslation(language, translation);

interface Rendered {
  html: string;
  css: string;
  ids: string[];
  form: LightForm | undefined;
  title: string;
}

/** Renders the page once; collects its form and title. */
function renderPage(page: HostedPage, steps: StepTable): Rendered {
  const cache = createServerCache();
  let form: LightForm | undefined;
  let title = page.vendor.name;
  const html = renderToString(
    <CacheProvider value={cache}>
      <LightFormSink value={(described) => (form = described)}>
        <TitleSink value={(rendered) => (title = rendered)}>
          <StepView view={initialView(page)} steps={steps} />
        </TitleSink>
      </LightFormSink>
    </CacheProvider>,
  );
  return { html, ...insertedRules(cache), form, title };
}

function attributesHtml(page: HostedPage): string {
  return Object.entries(hostAttributes(page))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/**
 * Renders a hosted page: document rules, the element with its declarative shadow root and light-DOM fields, and its
 * data.
 */
function render(page: HostedPage, nonce: string, steps: StepTable): RenderedLoginBox {
  const { html, css, ids, form, title } = renderPage(page, steps);
  const rules = baseCss + lightFormCss + css + brandRule(page.theme.brand, page.theme.declarations);
  const style = (text: string, more = '') => `<style nonce="${escapeHtml(nonce)}"${more}>${text}</style>`;
  const element = [
    `<${loginBoxTag}${attributesHtml(page)}>`,
    `<template shadowrootmode="open" shadowrootserializable>${style(rules, ` data-rules="${ids.join(' ')}"`)}`,
    `<div data-mount>${html}</div></template>`,
    form ? renderLightForm(form) : '',
    `</${loginBoxTag}>`,
  ];
  return { html: style(hostedDocumentCss) + element.join(''), data: pageDataScript(pageDataId, page), title };
}

/** Renders synchronously once the step tables of all flows have loaded; they are part of this bundle. */
export const loginBoxRenderer: Promise<RenderLoginBox> = loadAllFlows().then((flows) => {
  const tables = new Map(flows.map(([name, { steps }]) => [name, steps]));
  return (page, nonce) => render(page, nonce, tables.get(page.flow)!);
});
