/** The events that channels of a tenant can be told of, by category: the part of their keys before the dot. */
import { createHash } from 'node:crypto';
import type { ChannelEvent, EventCategory } from '#shared/contract/webhooks/webhooks.ts';
import { eventKeys, events, type EventKey } from '#shared/contract/events/events.ts';
import type { BaseContext } from '#server/context.ts';

/** Channels that are built. */
const offered: readonly string[] = ['webhook'];
/** The catalogue is part of the product: it has no times of its own. */
const since = '2026-01-01T00:00:00.000Z';

/** The same in every installation and at every start. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`event-catalogue ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const categoryOf = (key: EventKey): string => key.slice(0, key.indexOf('.'));
const titled = (category: string): string => {
  const words = category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function describeCategory(category: string, vendorId: string) {
  return { id: idOf(category), vendorId, name: titled(category), createdAt: since, updatedAt: since };
}

function describeEvent(key: EventKey, vendorId: string) {
  const { summary } = events[key];
  return {
    id: idOf(key),
    vendorId,
    key,
    displayName: summary,
    description: summary,
    categoryId: idOf(categoryOf(key)),
    createdAt: since,
    updatedAt: since,
  };
}

export function listCategories({ services }: BaseContext): EventCategory[] {
  const { vendorId } = services.environment;
  const names = [...new Set(eventKeys.map(categoryOf))];
  return names.map((name) => ({
    ...describeCategory(name, vendorId),
    events: eventKeys
      .filter((key) => categoryOf(key) === name)
      .map((key) => ({ ...describeEvent(key, vendorId), category: titled(name) })),
  }));
}

/** None for a channel that is not offered: clients hide it then. */
export function listChannelEvents({ services }: BaseContext, channel: string): ChannelEvent[] {
  const { vendorId } = services.environment;
  if (!offered.includes(channel)) return [];
  return eventKeys.map((key) => ({
    ...describeEvent(key, vendorId),
    category: describeCategory(categoryOf(key), vendorId),
  }));
}
