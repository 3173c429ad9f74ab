import { describeLightForm } from './describe-light-form.ts';
import type { LightNode } from './describe-light-form.ts';
import { escapeHtml } from './escape-html.ts';
import type { LightForm } from './light-form.ts';

function renderAttributes(attributes: LightNode['attributes']): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function renderNode(node: LightNode): string {
  const open = `<${node.tag}${renderAttributes(node.attributes)}>`;
  if (node.tag === 'input') return open;
  return `${open}${escapeHtml(node.text ?? '')}${(node.children ?? []).map(renderNode).join('')}</${node.tag}>`;
}

/** HTML of a form, for the inside of the host after its `<template>`. Every value is escaped. */
export function renderLightForm(form: LightForm): string {
  return describeLightForm(form).map(renderNode).join('');
}
