import { describe, expect, it } from 'vitest';
import { checkSelection } from './selection-check.ts';
import { selectionReason } from './selection-reason.ts';
import { findSystem } from './systems.ts';

const reason = (source: string | null, target: string | null) =>
  selectionReason(checkSelection(findSystem(source), findSystem(target)));

describe('why Generate Plan is disabled (spec section 5)', () => {
  it('asks for the source first, then for the target', () => {
    expect(reason(null, null)).toBe('Choose the system to migrate from.');
    expect(reason('box', null)).toBe('Choose the system to migrate to.');
  });

  it('names a kept target of another category, both categories, and what to do', () => {
    expect(reason('okta', 'dropbox')).toBe(
      'Dropbox is still the target, but it belongs to Storage. Choose a target in Security.',
    );
  });

  it('names a kept target that is now the source', () => {
    expect(reason('dropbox', 'dropbox')).toBe('Dropbox is both source and target. Choose another target.');
  });

  it('is silent when the target fits', () => {
    expect(reason('box', 'dropbox')).toBe('');
  });
});
