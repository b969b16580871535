import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  greeting: (name) => `${name}様`,
  resetSubject: 'パスワード再設定のご依頼を受け付けました',
  resetText:
    'パスワード再設定のご依頼を受け付けました。次のページで新しいパスワードを設定してください。',
  resetValid:
    'このリンクは60分間、1回だけ使えます。複数回ご依頼の場合は、最新のメールのリンクだけが有効です。',
  resetNotYou:
    'お心当たりがない場合、お手続きは不要です。パスワードは変更されません。このメールの転送はお控えください。',
  suspendedSubject: 'パスワード再設定のご依頼について',
  suspendedText:
    'パスワード再設定のご依頼を受け付けましたが、アカウントが停止されているため、現在は再設定できません。',
  suspendedContact: 'お心当たりがない場合は、このメールにご返信ください。',
  changedSubject: 'パスワードが変更されました',
  changedText: (at) => `${at}に、ラリーデイズのパスワードが変更されました。`,
  changedOthersOut: 'ほかの端末はすべてログアウトしました。',
  changedNotYou: 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
};
