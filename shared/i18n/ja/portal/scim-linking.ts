import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': '既存のユーザーをリンクする',
  'linking.hint':
    '{provider} が {tenant} のユーザーのメールアドレスを送信すると、それ以降はそのアクセスを管理し、無効化や削除ができるようになります。名前、ロール、パスワードはそのままです。シングルサインオン用に確認済みのドメインに適用され、これを有効にした管理者より上位のロールを持つユーザーには適用されません。',
  'linking.on': '既存のユーザーをリンクします。',
  'linking.off': '既存のユーザーのリンクを停止しました。',
};
