import { createVerifier } from '@portico/node';
import { withAuth } from '@portico/node/next';

const verifier = createVerifier({ baseUrl: 'http://localhost:4000', clientId: 'my-app' });

export const GET = withAuth(verifier, (_request, { email, tenantId }) => Response.json({ email, tenantId }));
