import type { HostedPage } from '#shared/contract/hosted-page.ts';
import { readPageData } from '#shared/theme/page-data.ts';
import { pageDataId } from './host-attributes.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Page and script come from one deployment, so that the shape as a whole tells a page of ours from anything else: what
 * every flow reads before it begins.
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
