import type { Translation } from '#platform/shared/language.ts';
import type { organizersMessages as en } from './organizers.messages.en.ts';

export const organizersMessages: Translation<typeof en> = {
  applyTitle: '大会を主催する',
  applyIntro:
    '大会の公開、申込と参加費の受付、エントリーの管理まで、主催に必要なことがまとめてできます。',
  backHome: 'ホームに戻る',
  alreadyOrganizer: 'すでに主催者として登録されています。',
  alreadyOrganizerText: (organization) =>
    `「${organization}」の主催者としてログインしています。別の団体で登録する場合にだけ申請してください。`,
  yourTournaments: '主催大会の一覧',
  organizerName: '申請者の氏名',
  organizerNameHint: 'フルネームで入力してください。',
  organizationName: '団体名',
  address: '住所',
  email: 'メールアドレス',
  emailHint: '主催者IDとパスワードをこちらにお送りします。',
  phoneNumber: '電話番号',
  workplaceOrSchool: '勤務先・学校名',
  submit: '申請する',
  submitting: '送信中…',
  submitted: '申請を受け付けました',
  errors: {
    emailInvalid: '有効なメールアドレスを入力してください',
    tooLong: '文字数が多すぎます',
  },
  submittedTitle: '申請を受け付けました',
  submittedText:
    'ありがとうございます。申請内容を審査いたします。主催者IDとパスワードはメールでお送りします。',
  confirmationSent: (email) => `${email}宛に確認メールをお送りしました。`,
  whatsNext: '今後の流れ',
  steps: {
    review: '3～5営業日以内に申請内容を審査します。',
    mail: '主催者IDとパスワードを記載したメールが届きます。',
    login: '新しいIDでログインすると、大会を開催できます。',
  },
};
