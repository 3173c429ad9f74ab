import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Restricciones por país',
  'country.policyText':
    'Controla desde qué países pueden conectarse los usuarios y los tokens de API, según su dirección IP.',
  'country.policyFailed': 'No se han podido cargar las restricciones por país',
  'country.noDatabase':
    'Las restricciones por país necesitan una base de datos de geolocalización. Para configurar una, define {option} en el servidor. La guía de operación explica cómo (docs/operate.md, «Geolocation database»).',
  'country.own': 'Te conectas desde: {country}',
  'country.ownUnknown': 'No se conoce el país de tu dirección IP.',
  'country.on': 'Restringir el acceso por país',
  'country.allow': 'Permitir solo los países de la lista',
  'country.allowHint': 'Se rechazan las solicitudes de todos los demás países.',
  'country.block': 'Bloquear los países de la lista',
  'country.blockHint': 'Se permiten las solicitudes de todos los demás países.',
  'country.unknown': 'Permitir direcciones IP sin país conocido',
  'country.unknownHint':
    'Por ejemplo, redes privadas y direcciones que no están en la base de datos de geolocalización.',
  'country.mail': 'Enviar un correo a los administradores cuando se rechace un acceso',
  'country.mailHint':
    'Los usuarios que pueden cambiar las restricciones por país reciben un correo, como máximo uno por hora por cada usuario o token de API.',
  'country.list': 'Países',
  'country.listAllowed': 'Los únicos países permitidos mientras las restricciones por país están activadas.',
  'country.listBlocked': 'Países bloqueados mientras las restricciones por país están activadas.',
  'country.listFailed': 'No se han podido cargar los países',
  'country.none': 'Aún no hay países.',
  'country.search': 'Añadir un país',
  'country.impactOff':
    'Las restricciones por país están desactivadas. La vista previa muestra el impacto como si estuvieran activadas.',
};
