/** `/.well-known/security.txt` (RFC 9116): where vulnerabilities are reported. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

const securityTxtPath = '/.well-known/security.txt';

export function registerSecurityTxt(
  app: FastifyInstance,
  { config, clock, log }: Pick<Services, 'config' | 'clock' | 'log'>,
): void {
  const { securityTxt } = config;
  if (!securityTxt) return;
  const hasExpired = (): boolean => new Date(securityTxt.expires) <= clock();
  if (hasExpired())
    log.warn(
      { expires: securityTxt.expires },
      'securityTxt has expired and is no longer served; review it and update securityTxt.expires',
    );
  const { contact, policy, encryption, acknowledgments, preferredLanguages } = securityTxt;
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${new Date(securityTxt.expires).toISOString()}`,
    ...(encryption === undefined ? [] : [`Encryption: ${encryption}`]),
    ...(acknowledgments === undefined ? [] : [`Acknowledgments: ${acknowledgments}`]),
    ...(preferredLanguages === undefined ? [] : [`Preferred-Languages: ${preferredLanguages.join(', ')}`]),
    `Canonical: ${config.baseUrl}${securityTxtPath}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  const body = lines.map((line) => `${line}\n`).join('');
  app.get(securityTxtPath, { config: { access: 'public', route: `GET ${securityTxtPath}` } }, (_request, reply) => {
    // readers must not use an expired file (section 2.5.5)
    if (hasExpired()) throw new Refusal('not-found');
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(body);
  });
}
