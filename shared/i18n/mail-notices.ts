/** Mails about an event that has already happened: where their button leads, and whether they say from where it was done. */
import type { MailName } from './en/mail/emails.ts';

/** Texts that several notices share, in every language. */
export type NoticeText =
  | 'review-security'
  | 'review-sessions'
  | 'review-tokens'
  | 'view-users'
  | 'view-audits'
  | NoticeDetail;

/** Values of a mail that are listed with a label: the origin of the request, as far as known; the head of an audit log. */
export type NoticeDetail = 'device' | 'ip' | 'place' | 'trace' | 'sequence' | 'hash';

export const noticeDetails: readonly NoticeDetail[] = ['device', 'ip', 'place', 'trace', 'sequence', 'hash'];

interface Notice {
  /** Absent if the use case that sends the mail passes its link, or if there is nothing to do. */
  action?: {
    /** A text that notices share, or that of another mail's button; absent if the mail's text has a button. */
    label?: NoticeText | { buttonOf: MailName };
    /** An account page by its name, or a page of the portal by its path. */
    page: { account: 'forgotPassword' | 'login' } | { portal: string };
  };
  /** Lists device, IP address and location of the request that caused the mail. */
  listsRequest?: true;
}

const signIn = { label: { buttonOf: 'magic-link' }, page: { account: 'login' } } as const;
const resetPassword = { label: { buttonOf: 'reset-password' }, page: { account: 'forgotPassword' } } as const;
const ownReset = { action: { page: resetPassword.page }, listsRequest: true } as const;
const reviewSecurity = { label: 'review-security', page: { portal: 'privacy' } } as const;
const securityChange = { action: reviewSecurity, listsRequest: true } as const;

export const mailNotices: Readonly<Partial<Record<MailName, Notice>>> = {
  'new-device': { action: { label: 'review-sessions', page: { portal: 'privacy' } } },
  'password-changed': ownReset,
  'phones-changed': ownReset,
  // sent to the former address, which can no longer sign in
  'email-changed': { listsRequest: true },
  'factor-added': securityChange,
  'factor-removed': securityChange,
  'passkey-added': securityChange,
  'passkey-removed': securityChange,
  'recovery-code-used': securityChange,
  'recovery-codes-renewed': securityChange,
  'identity-linked': securityChange,
  'second-factor-locked': { action: resetPassword, listsRequest: true },
  'factor-reset-cancelled': { action: signIn },
  'factor-reset-kept': { action: signIn },
  'factor-reset-done': { action: signIn },
  'api-token-made': {
    action: { label: 'review-tokens', page: { portal: 'personal-api-tokens' } },
    listsRequest: true,
  },
  'api-tokens-stay': { action: { label: 'review-tokens', page: { portal: 'api-tokens' } } },
  'policy-undone': { action: { page: { portal: 'security' } } },
  'country-refused': { action: { page: { portal: 'security' } }, listsRequest: true },
  'webhook-fails': { action: { label: 'view-audits', page: { portal: 'audits' } } },
  'webhook-off': { action: { label: 'view-audits', page: { portal: 'audits' } } },
  'audit-log-broken': { action: { label: 'view-audits', page: { portal: 'audits' } } },
  'audit-chain-head': { action: { label: 'view-audits', page: { portal: 'audits' } } },
  'payment-failed': { action: { page: { portal: 'subscriptions' } } },
  'payment-disputed': { action: { page: { portal: 'subscriptions' } } },
  'plan-ended': { action: { page: { portal: 'subscriptions' } } },
  'signed-up-by-link': { action: { label: 'view-users', page: { portal: 'users' } } },
};
