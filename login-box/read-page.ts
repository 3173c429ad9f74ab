import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { readPageData } from '#shared/theme/page-data.ts';
import { pageDataId } from './host-attributes.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Page and script come from the same deployment, so checking the fields that every flow reads is enough to reject
 * foreign data.
 */
function isHostedPage(data: unknown): data is HostedPage {
  return (
    isRecord(data) &&
    typeof data['flow'] === 'string' &&
    typeof data['step'] === 'string' &&
    [data['values'], data['stepData'], data['links'], data['vendor']].every(isRecord)
  );
}

/** @returns what the server wrote into the page for its scripts; `undefined` where there is nothing, or nothing of ours */
export function readHostedPage(): HostedPage | undefined {
  const data = readPageData(pageDataId);
  return isHostedPage(data) ? data : undefined;
}
