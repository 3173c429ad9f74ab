import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': '立即试用',
  'scimtrial.text': '使用临时用户发送目录产品的请求，然后撤销。不会留下任何用户、邮件或审计记录。',
  'scimtrial.product': '目录产品',
  'scimtrial.start': '开始试运行',
  'scimtrial.again': '再次运行',
  'scimtrial.passed': '每个请求都得到了 {product} 所期望的响应。',
  'scimtrial.failed': '部分响应与 {product} 的期望不符。下面的请求显示了哪些。',
  'scimtrial.steps': '试运行的请求',
  'scimtrial.expected': '符合预期',
  'scimtrial.unexpected': '不符合预期',
  'scimtrial.request': '请求',
  'scimtrial.response': '响应',
  'scimtrial.purpose.connect': '测试连接',
  'scimtrial.purpose.create-user': '创建用户',
  'scimtrial.purpose.find-user': '查找用户',
  'scimtrial.purpose.change-user': '更改用户',
  'scimtrial.purpose.deactivate-user': '停用用户',
  'scimtrial.purpose.reactivate-user': '重新启用用户',
  'scimtrial.purpose.create-group': '创建群组',
  'scimtrial.purpose.add-member': '将用户添加到群组',
  'scimtrial.purpose.remove-member': '从群组移除用户',
  'scimtrial.purpose.delete-group': '删除群组',
  'scimtrial.purpose.delete-user': '删除用户',
  'scimtrial.purpose.verify': '检查结果',
};
