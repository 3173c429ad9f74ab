import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'API トークン',
  'page.personalApiTokens': '個人用 API トークン',
  'token.textTenant': 'API トークンを使用すると、選択した権限でアプリに {tenant} の操作を許可できます。',
  'token.textUser':
    '個人用 API トークンを使用すると、アプリが {tenant} であなたとして操作できます。あなたの権限を超えることはありません。',
  'token.kinds': 'API トークンの種類',
  'token.kind.clientCredentials': 'クライアント資格情報',
  'token.kind.accessToken': 'アクセストークン',
  'token.about.clientCredentials':
    'アプリがアクセストークンと交換するクライアント ID とシークレットです。アクセストークンの有効期間は 1 時間です。',
  'token.about.accessToken': 'アプリがリクエストごとに送信する、有効期間の長いシークレットです。',
  'token.new.clientCredentials': 'クライアント資格情報を作成',
  'token.new.accessToken': 'アクセストークンを作成',
  'token.search': '説明または ID',
  'token.searchLabel': '説明または ID で API トークンを検索',
  'token.table.clientCredentials': 'クライアント資格情報',
  'token.table.accessToken': 'アクセストークン',
  'token.description': '説明',
  'token.roles': 'ロール',
  'token.noRoles': 'なし',
  'token.createdBy': '作成者',
  'token.gone': '以前のメンバー',
  'token.created': '作成日',
  'token.lastUsed': '最終使用',
  'token.expires': '有効期限',
  'token.neverUsed': 'なし',
  'token.endless': '無期限',
  'token.daysLeft': { other: 'あと {count} 日' },
  'token.endsToday': '今日',
  'token.ended': '{date} に期限切れ',
  'token.failedTitle': 'API トークンを読み込めませんでした',
  'token.emptyTitle.clientCredentials': 'クライアント資格情報はまだありません',
  'token.emptyTitle.accessToken': 'アクセストークンはまだありません',
  'token.searched': '説明と ID を検索しました。',
  'token.actions': '{name} の操作',
  'token.delete': '削除…',

  // one of them
  'token.clientId': 'クライアント ID',
  'token.id': 'ID',
  'token.rightsUser': '{tenant} でのあなたと同じ権限。',
  'token.rights': '権限',
  'token.nothing': 'なし。このトークンにはロールも権限もありません。',
  'token.how': '使用方法',
  'token.how.clientCredentials':
    'この URL にクライアント ID とシークレットを送信します。応答には、各リクエストの Authorization ヘッダーに使用する access_token と、次のトークンを取得するための refresh_token が含まれます。',
  'token.how.accessToken': 'リクエストごとに、このヘッダーでシークレットを送信します。',

  // a new one
  'token.newTitle.clientCredentials': 'クライアント資格情報を作成',
  'token.newTitle.accessToken': 'アクセストークンを作成',
  'token.descriptionHint': 'トークンの用途を説明してください（例:「夜間エクスポート」）。',
  'token.descriptionMissing': '説明を入力してください。',
  'token.days': '有効日数',
  'token.daysWrong': '1～3,650 の整数を入力するか、空欄にしてください。',
  'token.endsOn': '{date} に期限切れになります。無期限にするには、空欄にしてください。',
  'token.endsNever': '無期限です。',
  'token.rolesLabel': '権限',
  'token.rolesHint': '必要な権限だけを付与してください。',
  'token.findRole': 'ロールを検索',
  'token.rolesFailed': 'ロールを読み込めませんでした。',
  'token.morePermissions': '個別の権限',
  'token.choosePermission': '権限を検索',
  'token.rightsMissing': 'ロールまたは権限を 1 つ以上選択してください。',
  'token.create': 'トークンを作成',
  'token.creating': '作成しています…',
  'token.fields': '新しいトークン',

  // its secret
  'token.secretTitle': '「{name}」のシークレットを保存',
  'token.secretText': '今すぐコピーしてください。今後表示されません。パスワードと同じように保管してください。',
  'token.secret': 'シークレット',
  'token.copySecret': 'シークレットをコピー',
  'token.copyClientId': 'クライアント ID をコピー',
  'token.copied': 'コピーしました',
  'token.secretSaved': 'シークレットを保存しました',

  // its end
  'token.deleteTitle': 'トークン「{name}」を削除しますか？',
  'token.deleteUsed':
    'このトークンを使用しているアプリは、すぐにアクセスできなくなります。最終使用: {when}。この操作は元に戻せません。',
  'token.deleteUnused':
    'このトークンは一度も使用されていません。このトークンを持つアプリは、すぐにアクセスできなくなります。この操作は元に戻せません。',
  'token.deleteAction': 'トークンを削除',
  'token.deleteKeep': 'キャンセル',
  'token.deleting': '削除しています…',
  'token.deleted': 'トークン「{name}」を削除しました。',
  'token.reverted': '「{name}」を削除できませんでした。何も変更されていません。',
};
