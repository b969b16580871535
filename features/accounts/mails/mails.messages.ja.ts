import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  greeting: (name) => `${name}様`,
  verifySubject: 'メールアドレスのご確認',
  verifyText: '次のリンクを開いて、メールアドレスの確認を完了してください。',
  verifyValid: 'リンクの有効期限は7日間です。',
  verifyNotYou: 'ラリーデイズに登録した覚えがない場合は、このメールを破棄してください。',
  emailChangeSubject: '新しいメールアドレスのご確認',
  emailChangeText:
    'このアドレスへの変更のご依頼を受け付けました。次のリンクを開くと、変更が完了します。',
  emailChangeValid:
    'リンクの有効期限は60分です。完了するまでは、これまでのアドレスをお使いください。',
  emailTakenSubject: 'このメールアドレスは登録済みです',
  emailTakenText:
    'このメールアドレスへの変更のご依頼がありましたが、すでにアカウントがあるため、変更は行われませんでした。',
  emailTakenLogin: 'このアドレスでログインできます。',
  emailTakenNotYou: 'お心当たりがない場合、お手続きは不要です。',
  emailMovedSubject: 'メールアドレスが変更されました',
  emailMovedText: (at, email) =>
    `${at}に、ラリーデイズのメールアドレスが${email}に変更されました。今後は新しいアドレスでログインしてください。`,
  emailMovedUndo:
    'お心当たりがない場合は、7日以内に次のリンクからこのアドレスに戻し、新しいパスワードを設定してください。すべての端末がログアウトします。',
  emailMovedContact: 'お心当たりがない場合は、お問い合わせください。',
  deviceSubject: '新しい端末からのログインがありました',
  deviceText: 'これまで使われていなかった端末から、あなたのアカウントへのログインがありました。',
  deviceFacts: (at, device, address) => `日時：${at}\n端末：${device}\nネットワーク：${address}`,
  deviceUnknown: '不明',
  addressUnknown: '不明',
  deviceYou:
    'ご本人によるログインの場合、お手続きは不要です。ログイン中の端末はこちらで確認できます。',
  deviceNotYou:
    'お心当たりがない場合は、すぐに新しいパスワードを設定してください。ほかの端末はすべてログアウトします。',
  passkeySubject: 'パスキーが追加されました',
  passkeyText: (at, name) =>
    `${at}に、ラリーデイズのアカウントにパスキー「${name}」が追加されました。パスワードなしでログインできます。`,
  passkeyYou: 'ご本人による追加の場合、お手続きは不要です。パスキーの一覧はこちらで確認できます。',
  passkeyNotYou:
    'お心当たりがない場合は、次のページから新しいパスワードを設定してください。パスキーはすべて削除され、すべての端末がログアウトします。',
};
