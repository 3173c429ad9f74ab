import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'OAuth 客户端',
  'provisioning.clientsText': '适用于要求客户端 ID 和密钥而非令牌的身份提供商，例如 Microsoft Entra ID 库中的应用。',
  'provisioning.clientsFailed': '无法加载 OAuth 客户端',
  'provisioning.addClient': '创建客户端',
  'provisioning.addClientTitle': '创建 OAuth 客户端？',
  'provisioning.addClientText': '{provider} 使用其 ID 和密钥获取访问令牌。密钥在 365 天后过期。',
  'provisioning.replaceClientTitle': '替换最早的客户端？',
  'provisioning.replaceClientText': '一个连接最多有两个客户端。最早的 {client} 将被撤销，其访问令牌会立即被拒绝。',
  'provisioning.newClientTitle': '{name} 的 OAuth 客户端',
  'provisioning.clientId': '客户端 ID',
  'provisioning.clientSecret': '客户端密钥',
  'provisioning.tokenUrl': '令牌 URL',
  'provisioning.scope': '范围 (scope)',
  'provisioning.scopeHint': '仅当 {provider} 要求范围时填写。',
  'provisioning.clientExpires': '{date} 过期',
  'provisioning.clientExpired': '已于 {date} 过期',
  'provisioning.revokeClientTitle': '撤销客户端 {client}？',
  'provisioning.revokeClientText': '其访问令牌会立即被拒绝。此操作无法撤消。',
  'provisioning.revokeClientConfirm': '撤销客户端',
  'provisioning.clientRevoked': '客户端已撤销。',
};
