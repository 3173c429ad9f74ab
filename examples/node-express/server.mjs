import express from 'express';
import { createVerifier } from '@portico/node';
import { authenticate, requirePermission } from '@portico/node/express';

const verifier = createVerifier({ baseUrl: 'http://localhost:4000', clientId: 'my-app' });
const app = express();

app.use(express.static('public'));
app.use('/api', authenticate(verifier));
app.get('/api/me', ({ auth }, response) => response.json({ email: auth.email, tenantId: auth.tenantId }));
app.get('/api/plans', requirePermission('plans.read'), (_request, response) => response.json({ plans: [] }));

app.listen(8080, 'localhost', () => console.log('Open http://localhost:8080'));
