let verify: (name: string) => Promise<unknown> = async () => {};

/**
 * In a host page the loader verifies chunks against known hashes; hosted pages have an import map with integrity for
 * that.
 */
export function setIntegrityVerifier(verifier: (name: string) => Promise<unknown>): void {
  verify = verifier;
}

/**
 * Verifies the integrity of a chunk that is loaded on demand, by its name.
 * @throws when the chunk cannot be had, or is not what it should be
 */
export async function verifyIntegrity(name: string): Promise<void> {
  await verify(name);
}
