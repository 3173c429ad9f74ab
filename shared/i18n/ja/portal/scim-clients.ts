import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'OAuth クライアント',
  'provisioning.clientsText':
    'Microsoft Entra ID ギャラリーのアプリなど、トークンの代わりにクライアント ID とシークレットを求める ID プロバイダー用です。',
  'provisioning.clientsFailed': 'OAuth クライアントを読み込めませんでした',
  'provisioning.addClient': 'クライアントを作成',
  'provisioning.addClientTitle': 'OAuth クライアントを作成しますか？',
  'provisioning.addClientText':
    '{provider} は ID とシークレットでアクセストークンを取得します。シークレットは 365 日後に期限切れになります。',
  'provisioning.replaceClientTitle': '最も古いクライアントを置き換えますか？',
  'provisioning.replaceClientText':
    '接続に設定できるクライアントは 2 つまでです。最も古い {client} は取り消され、そのアクセストークンはすぐに拒否されます。',
  'provisioning.newClientTitle': '{name} の OAuth クライアント',
  'provisioning.clientId': 'クライアント ID',
  'provisioning.clientSecret': 'クライアントシークレット',
  'provisioning.tokenUrl': 'トークン URL',
  'provisioning.scope': 'スコープ',
  'provisioning.scopeHint': '{provider} がスコープを求める場合のみ。',
  'provisioning.clientExpires': '有効期限: {date}',
  'provisioning.clientExpired': '期限切れ: {date}',
  'provisioning.revokeClientTitle': 'クライアント {client} を取り消しますか？',
  'provisioning.revokeClientText': 'そのアクセストークンはすぐに拒否されます。この操作は元に戻せません。',
  'provisioning.revokeClientConfirm': 'クライアントを取り消す',
  'provisioning.clientRevoked': 'クライアントを取り消しました。',
};
