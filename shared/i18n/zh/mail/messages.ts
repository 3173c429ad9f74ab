import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = '{name}，您好：';
const linkLasts = '链接只能使用一次。有效期：{expiresIn}。';
const codeLasts = '验证码只能使用一次。有效期：{expiresIn}。';
const lasts = '有效期：{expiresIn}。';
const wasYou = '如果是您本人，则无需任何操作。如果不是，请立即设置新密码：这也会结束所有会话。';
const notYou = '不是您本人？请立即设置新密码：这会结束所有会话。';
const ifYou = '如果是您本人，则无需任何操作。';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '确认您在 {vendor} 的邮箱地址',
      preview: '点一下，账户即可使用。',
      paragraphs: [hello, '有人（很可能是您）用 {email} 在 {vendor} 创建了账户。请确认这是您的地址。', linkLasts],
      button: '确认我的地址',
      footer: '没有创建账户？请勿操作：未经确认，任何人都无法使用。',
    },
    invitation: {
      subject: '加入 {vendor} 上的 {tenantName}',
      preview: '{inviterName} 邀请了您。',
      paragraphs: [
        hello,
        '{inviterName} 邀请您在 {vendor} 上与 {tenantName} 一起工作。',
        '您将以 {email} 加入。邀请只能使用一次。有效期：{expiresIn}。',
      ],
      button: '查看邀请',
      footer: '没想到会收到邀请？请勿操作：只有接受后才会加入。',
    },
    'reset-password': {
      subject: '为 {vendor} 设置新密码',
      preview: lasts,
      paragraphs: [
        hello,
        '有人（很可能是您）为 {vendor} 的 {email} 申请了新密码。',
        `${linkLasts}保存新密码之前，当前密码仍然有效。`,
      ],
      button: '设置新密码',
      footer: '没有申请？请勿操作：您的密码保持不变。',
    },
    'password-changed': {
      subject: '您在 {vendor} 的密码已更改',
      preview: ifYou,
      paragraphs: [hello, '{vendor} 的 {email} 的密码已更改。时间：{changedAt}。', wasYou],
      button: '不是我：设置新密码',
      footer: '密码的更改总会通知其所有者，因此您收到此邮件。',
    },
    'password-expires': {
      subject: '您在 {vendor} 的密码即将到期',
      preview: '请在此之前更改：{expiresAt}。',
      paragraphs: [
        hello,
        '您的组织要求定期更改密码。{vendor} 的 {email} 的密码将从此时起失效：{expiresAt}。',
        '请在此之前通过个人资料或此链接设置新密码。',
      ],
      button: '设置新密码',
      footer: '即使过期，您仍可通过我们发送到此地址的链接重新进入。',
    },
    'account-locked': {
      subject: '{vendor} 的登录已暂停',
      preview: '连续输入了太多错误的密码。',
      paragraphs: [
        hello,
        '{email} 连续输入了太多错误的密码，因此我们暂停了 {vendor} 的登录。您的数据没有受到影响。',
        '登录会自动恢复：{lockedUntil}。如果是您本人输入的，现在就可以恢复。',
      ],
      button: '恢复登录',
      footer: '不是您本人？请保持暂停：没有人进入。更长的新密码会让猜测毫无希望。',
    },
    'sign-up-existing': {
      subject: '您在 {vendor} 已有账户',
      preview: '请用它登录，或设置新密码。',
      paragraphs: [
        hello,
        '有人（很可能是您）想用 {email} 在 {vendor} 创建账户。账户已经存在，因此没有再创建。',
        '请照常登录。如果忘记密码，我们会发送链接供您设置新密码。',
      ],
      button: '登录',
      footer: '不是您本人？请勿操作：没有任何更改，也没有人得知您有账户。',
    },
    'sign-in-code': {
      subject: '您登录 {vendor} 的验证码',
      preview: lasts,
      paragraphs: [hello, `请在登录 {vendor} 的地方输入此验证码。${codeLasts}`],
      footer: '您没有在登录？请勿操作，也不要把验证码告诉任何人：索要它的人不是 {vendor} 的员工。',
    },
    'second-factor-code': {
      subject: '您的 {vendor} 验证码',
      preview: lasts,
      paragraphs: [hello, `请在 {vendor} 输入此验证码，确认是您本人。${codeLasts}`],
      footer: '不是您本人？那么有人知道您的第一步：请更改密码，并且不要把验证码告诉任何人。',
    },
    'phone-code': {
      subject: '确认更改您在 {vendor} 的电话号码',
      preview: lasts,
      paragraphs: [
        hello,
        `有人（很可能是您）想更改 {vendor} 的 {email} 的电话号码。请在那里输入此验证码以继续。${codeLasts}`,
      ],
      footer: '没有申请？请勿操作：号码保持不变。',
    },
    'activation-code': {
      subject: '确认您在 {vendor} 的邮箱地址',
      preview: lasts,
      paragraphs: [
        hello,
        `有人（很可能是您）用 {email} 在 {vendor} 创建了账户。请在那里输入此验证码，确认这是您的地址。${codeLasts}`,
      ],
      footer: '没有创建账户？请勿操作：没有验证码，任何人都无法使用。',
    },
    'invitation-code': {
      subject: '加入 {vendor} 上的 {tenantName}',
      preview: '{inviterName} 邀请了您。',
      paragraphs: [
        hello,
        '{inviterName} 邀请您在 {vendor} 上与 {tenantName} 一起工作。',
        '您将以 {email} 加入。邀请只能使用一次。有效期：{expiresIn}。其页面会要求输入此验证码：',
      ],
      button: '查看邀请',
      footer: '没想到会收到邀请？请勿操作：只有接受后才会加入。',
    },
    'magic-link': {
      subject: '登录 {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        '有人（很可能是您）想以 {email} 登录 {vendor}。此链接的页面会请您点一下确认。',
        `${linkLasts}在其他设备上打开时，会要求输入第一台设备显示的数字。`,
      ],
      button: '登录',
      footer: '您没有在登录？请勿操作：仅打开链接不会让任何人登录。',
    },
    'phones-changed': {
      subject: '您在 {vendor} 的电话号码已更改',
      preview: ifYou,
      paragraphs: [hello, '{vendor} 的 {email} 的电话号码已更改：{change}。时间：{changedAt}。', wasYou],
      button: '不是我：设置新密码',
      footer: '电话号码的更改总会通知其所有者，因此您收到此邮件。',
    },
    'impersonation-started': {
      subject: '有人正在操作您在 {vendor} 的账户',
      preview: '{actorName}，至 {until}。',
      paragraphs: [
        hello,
        '{actorName} 开始在 {vendor} 的 {tenantName} 中以您的身份操作。说明的原因：{reason}',
        '操作会自动结束：{until}。在此期间无法更改您的密码和第二步验证，每项更改都会记录 {actorName} 的名字。',
      ],
      footer: '没有请求帮助？请告知您组织的管理员：每一步都有记录。',
    },
    'set-up': {
      subject: '设置 {vendor}',
      preview: '您是第一位管理员。',
      paragraphs: [
        hello,
        '{vendor} 已运行，由 {email} 管理。请设置密码以打开 {tenantName}。',
        `${linkLasts}持有它的人可以做任何事：请勿转发。`,
      ],
      button: '设置密码',
      footer: '您没有运营 {vendor}？有人写错了地址，您可以删除此邮件。',
    },
    'factor-added': {
      subject: '您在 {vendor} 的账户添加了第二步验证',
      preview: '{factor}，{changedAt}。',
      paragraphs: [
        hello,
        '您的账户登录时现在还会使用：{factor}。添加时间：{changedAt}。',
        '请把恢复代码保存在安全的地方：其他方式都丢失时，可以用它们进入。',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: '您在 {vendor} 的账户移除了第二步验证',
      preview: '{factor}，{changedAt}。',
      paragraphs: [hello, '您的账户登录时不再使用：{factor}。移除时间：{changedAt}。'],
      footer: notYou,
    },
    'passkey-added': {
      subject: '您在 {vendor} 的账户添加了通行密钥',
      preview: '{changedAt}。',
      paragraphs: [hello, '您的账户现在也可以用通行密钥打开。添加时间：{changedAt}。'],
      footer: `${notYou}然后在个人资料中移除该通行密钥。`,
    },
    'passkey-removed': {
      subject: '您在 {vendor} 的账户移除了通行密钥',
      preview: '{changedAt}。',
      paragraphs: [hello, '您的一个通行密钥不再能打开账户。移除时间：{changedAt}。'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: '您在 {vendor} 的账户使用了恢复代码',
      preview: '剩余代码：{codesLeft}。',
      paragraphs: [
        hello,
        '您的一个恢复代码代替了第二步验证。时间：{changedAt}。',
        '剩余代码：{codesLeft}。请在用完之前到个人资料中生成新的代码。',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: '您在 {vendor} 的账户有新的恢复代码',
      preview: '{changedAt}。',
      paragraphs: [hello, '已生成新的恢复代码。时间：{changedAt}。旧代码不再有效。'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: '有人在猜测您在 {vendor} 的账户的第二步验证',
      preview: '暂停至 {lockedUntil}。',
      paragraphs: [
        hello,
        '有人通过第一步后连续输入了太多错误的验证码。第二步验证暂停至 {lockedUntil}。',
        '输错了？请在此之后重试。',
      ],
      footer: '不是您本人？那么有人知道您的密码：请立即设置新密码。',
    },
    'link-identity-code': {
      subject: '{code} 是您的 {vendor} 验证码',
      preview: '请在要求输入的页面上填写。',
      paragraphs: [
        hello,
        `有人正用其他服务中带有此邮箱地址的账户登录 {vendor}。如果是您，请在要求输入的页面上填写此验证码。${codeLasts}`,
      ],
      footer: '不是您本人？请勿转发验证码；没有它，什么都不会发生。',
    },
    'new-device': {
      subject: '您的 {vendor} 账户有新的登录',
      preview: '{device}，{changedAt}。',
      paragraphs: [hello, '您在 {vendor} 的账户 {email} 已从新设备登录：{device}，{changedAt}。地点：{place}。', ifYou],
      footer: '如果不是您本人，请在门户中退出该会话，并立即更改密码。',
    },
    'identity-linked': {
      subject: '您现在可以用 {provider} 登录 {vendor}',
      preview: '您的账户增加了一种登录方式。',
      paragraphs: [hello, '您的 {provider} 账户已与您在 {vendor} 的账户关联。今后可以用它登录。'],
      footer: `${notYou}也请告知您组织的管理员。`,
    },
    'api-token-made': {
      subject: '{vendor} 为您创建了一个个人 API 令牌',
      preview: '{tenantName}，{changedAt}。',
      paragraphs: [
        hello,
        '程序现在可以通过个人 API 令牌，在 {vendor} 的 {tenantName} 中以您的身份操作。名称：{tokenName}。创建时间：{changedAt}。',
      ],
      footer: `${notYou}然后在个人令牌页面删除该令牌：在此之前它一直有效。`,
    },
    'api-tokens-stay': {
      subject: '{personName} 创建的 API 令牌在 {tenantName} 中仍然有效',
      preview: '{personName} 不再是 {tenantName} 的成员。请检查其创建的 API 令牌。',
      paragraphs: [
        hello,
        '{personName} 不再是 {vendor} 的 {tenantName} 的成员。此人为组织创建的 API 令牌仍然有效：{tokenNames}。',
        '请删除无人使用的令牌，并更换 {personName} 可能仍持有密钥的令牌。',
      ],
      footer: '您收到此邮件，是因为您管理 {tenantName} 的用户。',
    },
    'groups-changed': {
      subject: '您在 {tenantName} 的权限已更改',
      preview: '{tenantName} 的一个群组已更改。',
      paragraphs: [hello, '您在 {vendor} 的 {tenantName} 中的权限已更改：{change}。即刻生效。'],
      footer: '感到意外？请询问 {tenantName} 的管理员。',
    },
    'email-change-code': {
      subject: '确认此地址用于 {vendor}',
      preview: lasts,
      paragraphs: [
        '您好：',
        `{name} 想从现在起用此邮箱地址登录 {vendor}。是您吗？请在申请的地方输入此验证码。${codeLasts}`,
      ],
      footer: '不是您？请勿操作，也不要把验证码告诉任何人：没有它，什么都不会改变。',
    },
    'email-changed': {
      subject: '您现在用另一个地址登录 {vendor}',
      preview: '{changedAt}。',
      paragraphs: [
        hello,
        '您在 {vendor} 的账户已从 {email} 迁移到 {newEmail}。时间：{changedAt}。今后邮件将发送到那里。',
        ifYou,
      ],
      footer: '不是您本人？请立即告知您组织的管理员：此地址不再能打开账户。',
    },
    'signed-up-by-link': {
      subject: '{personName} 通过您的链接注册了 {tenantName}',
      preview: '确认地址后 {personEmail} 即加入。',
      paragraphs: [hello, '{personName}（{personEmail}）通过您创建的邀请链接注册了 {tenantName}，确认地址后即加入。'],
      footer: '不认识此人？请在管理门户中移除，并撤销链接：任何持有者都能使用它。',
    },
    'factor-reset-asked': {
      subject: '有人请求重置您在 {vendor} 的第二步验证',
      preview: '{tenantName} 的 {actor} 提出了请求。您可以保留它。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 请求移除您的第二步验证及恢复代码，这通常用于丢失它的人。目前什么都没有发生：另一位管理员须在此之前确认：{dueAt}，之后还要经过：{delay}。',
        '您的第二步验证还在，或没有提出请求？那么请保留它。',
      ],
      button: '保留我的第二步验证',
      footer: '是您请求的？那么请勿操作。',
    },
    'factor-reset-confirmed': {
      subject: '您在 {vendor} 的第二步验证将被移除',
      preview: '若不保留，时间为 {dueAt}。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 确认移除您的第二步验证。时间：{dueAt}。届时所有会话结束，此后仅凭密码即可登录。',
        '您的第二步验证还在，或没有提出请求？那么请保留它。',
      ],
      button: '保留我的第二步验证',
      footer: '是您请求的？请勿操作，并在此之后登录。',
    },
    'factor-reset-cancelled': {
      subject: '您在 {vendor} 的第二步验证保留',
      preview: '{actor} 取消了重置。',
      paragraphs: [hello, '{tenantName} 的 {actor} 取消了对您第二步验证的重置。您可以照常登录。'],
      footer: '仍然无法进入？请联系您组织的管理员。',
    },
    'factor-reset-kept': {
      subject: '您在 {vendor} 的第二步验证保持不变',
      preview: '重置已结束。',
      paragraphs: [hello, '通过我们邮件中的链接，对您第二步验证的重置已结束。您可以照常登录。'],
      footer: '不是您点击的？那么有人在读您的邮件：请立即更改邮箱密码。',
    },
    'factor-reset-done': {
      subject: '您在 {vendor} 的第二步验证已移除',
      preview: '{changedAt}。请登录并重新设置。',
      paragraphs: [
        hello,
        '经您组织的两位管理员同意，您的第二步验证已移除，所有会话已结束。时间：{changedAt}。请用密码登录，并在隐私页面设置新的第二步验证。',
      ],
      footer: '没有请求？请立即设置新密码，并告知您的组织。',
    },
    'factor-reset-approve': {
      subject: '{vendor} 的第二步验证：同意还是不同意？',
      preview: '{actor} 请求为 {personName} 重置。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 请求重置 {personName}（{personEmail}）的第二步验证，这是为丢失者而做的。需要第二位管理员，例如您。期限：{dueAt}。',
        '此链接的页面显示所请求的内容。要作出决定，请在那里登录。',
      ],
      button: '查看请求',
      footer: '您什么都不做？那么由其他管理员决定，或自动结束。仅凭链接不能决定任何事。',
    },
    'factor-reset-declined': {
      subject: '{vendor} 的第二步验证保持不变',
      preview: '{actor} 没有同意为 {personName} 重置。',
      paragraphs: [
        hello,
        '{tenantName} 的 {actor} 没有同意您的请求：{personName}（{personEmail}）的第二步验证保持不变。',
      ],
      footer: '您仍认为它已丢失？请与 {actor} 商谈，然后再次请求。',
    },
  },
  phrases: {
    'authenticator-app': '身份验证器应用',
    'text-messages': '发送到尾号为 {end} 的号码的短信',
    'device-lock': '此设备的锁（指纹、面容或 PIN）',
    'security-key': '安全密钥',
    'phone-added': '添加了一个号码',
    'phone-removed': '移除了一个号码',
    'phone-replaced': '另一个号码取代了旧号码',
    'phone-named': '登记了新号码，用它登录后将取代其他号码',
    'group-gone': '群组“{group}”已不存在',
    'group-joined': '您现在属于群组“{group}”',
    'group-left': '您不再属于群组“{group}”',
  },
  sms: { code: '{code} 是您的 {vendor} 验证码。有效期：{expiresIn}。{vendor} 的任何人都不会向您索要。' },
};
