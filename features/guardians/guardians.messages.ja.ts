import { LONGEST_PASSWORD } from '#features/accounts/accounts.form.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import type { Translation } from '#platform/shared/language.ts';
import type { guardiansMessages as en } from './guardians.messages.en.ts';

export const guardiansMessages: Translation<typeof en> = {
  questionTitle: '年齢の確認（初回のみ）',
  questionAgain: '保護者の方をもう一度登録してください',
  declinedBefore: (email) => `${email}の方から、保護者ではないとの連絡がありました。`,
  stoppedBefore: (email) => `${email}の方が、保護者としての登録を終了しました。`,
  age: '年齢',
  ages: { adult: '18歳以上', 'under-18': '18歳未満' },
  guardianEmail: '保護者の方のメールアドレス',
  guardianHint:
    '申込の確認や取り消しができるように、メールでご案内します。保護者の方の確認を待たずに申し込めますが、確認が済むまで、公開されるページの名前は頭文字になります。',
  errors: {
    ageMissing: '年齢を選んでください',
    emailInvalid: '保護者の方の正しいメールアドレスを入力してください',
    ownAddress: 'ご自身のアドレスです。保護者の方のアドレスを入力してください',
    declinedBefore: 'このアドレスの方は保護者ではないとのことです。アドレスを確認してください',
    tooLong: `${LONGEST_EMAIL}文字以内で入力してください`,
    passwordLong: `${LONGEST_PASSWORD}文字以内で入力してください`,
    passwordMissing: 'パスワードを入力してください',
    passwordWrong: '現在のパスワードが正しくありません',
  },
  currentPassword: '現在のパスワード',
  passwordHint: 'ほかの人がこの端末で変更できないように、確認のため入力してください。',
  forgotPassword: 'パスワードをお忘れの方',

  title: '年齢・保護者',
  back: 'マイページ',
  states: {
    unanswered: 'はじめて参加費を支払うときにお聞きします',
    adult: '18歳以上',
    asked: '保護者の方の確認待ち',
    confirmed: '保護者の方が確認済み',
    missing: '18歳未満：保護者の登録が必要です',
  },
  facts: { age: '年齢', answered: '回答日', guardian: '保護者', named: '登録日' },
  asked: '確認のお願いをメールでお送りしました。届かない場合は、アドレスをご確認ください。',
  confirmed:
    '保護者の方は、申込の確認や取り消し、公開される名前の表示の変更ができます。大会の主催者とクラブのメンバーには、いつも氏名が表示されます。',
  missing: '次に参加費のある大会へ申し込む前に、保護者の方を登録してください。',
  unanswered: 'お聞きするのは一度だけです。今ここで回答することもできます。',
  adult: '保護者の登録なしで大会に申し込めます。',
  change: '回答を変更する',
  save: '保存する',
  saving: '保存しています…',
  cancel: 'キャンセル',
  saved: '回答を保存しました',
  savedAsked: (email) => `${email}に確認のお願いをお送りしました。`,
  savedAdult: '参加費のある大会に申し込めます。',
  ofAgeNotified: '18歳以上になったことを、保護者の方にメールでお知らせします。',
  replacedNotified: '保護者が変わったことを、これまでの保護者の方にメールでお知らせします。',
  demo: 'デモでは回答を変更できません。',
};
