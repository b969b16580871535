import type { Translation } from '#platform/shared/language.ts';
import type { deletionMessages as en } from './deletion.messages.en.ts';

export const deletionMessages: Translation<typeof en> = {
  sectionHeading: '退会（アカウントの削除）',
  sectionText:
    'いつでも退会できます。手続きの前に、削除されるもの・残るもの・返金される金額を確認できます。',
  open: '退会の手続きへ',
  title: '退会（アカウントの削除）',
  subtitle: '退会すると元に戻せません。次の内容を必ずご確認ください。',
  back: 'データの管理',
  obstacleTitles: {
    demo: 'これはデモです',
    lastOperator: '運営事務局の担当者がほかにいません',
    paymentUnderWay: 'お支払いを確認しています',
    tournaments: '主催する大会が終わっていません',
    refundsDue: '返金のお振り込みが残っています',
    schoolRefunds: '団体申込の返金先の口座が登録されていません',
  },
  obstacleTexts: {
    demo: 'サンプルの選手はデモを見る全員で使うため、削除できません。',
    lastOperator:
      '担当者がいなくなるため、先に別の担当者を登録してください（npm run operator:create）。',
    paymentUnderWay: '確認が終わるまで、数分待ってからもう一度お試しください。',
    tournaments:
      '大会が終わるまでお待ちいただくか、大会を中止してください。中止すると参加者全員に連絡が届き、参加費は返金されます。',
    refundsDue:
      '主催者の口座に振り込まれたお金は、ほかの人が返金することはできません。振り込んで記録してから、退会してください。返金先の口座が登録されていない場合は、ご本人に登録をお願いしてください。',
    schoolRefunds:
      '団体申込を管理する人がほかにいないため、退会すると口座を登録できなくなり、返金できません。先に口座を登録してください。',
  },
  toOrganizer: '主催する大会を見る',
  goesHeading: '削除されるもの',
  goes: {
    profile: '氏名、メールアドレス、電話番号などの登録情報すべて',
    logins: 'パスワードと、すべての端末のログイン',
    rating: 'レート・ランク、お知らせ、メールの記録',
    practice: '自分だけで記録した練習試合',
  },
  points: (points) => `${points}ポイント（換金はできません）`,
  waiting: (count) => `キャンセル待ち${count}件の順番`,
  entriesHeading: '参加を取り消す大会',
  refunded: (amount) => `${amount}を、お支払いと同じ方法で返金します`,
  toAccount: (amount) =>
    `${amount}の返金には口座が必要です。先にご自身で参加を取り消し、口座をご登録ください`,
  payerAsked: (amount) =>
    `${amount}を銀行振込で返金します。口座の登録は、リンクでお支払いいただいた方にメールでお願いします`,
  needsAccountTitle: '返金先の口座が登録されていません',
  needsAccountText: (amount) =>
    `${amount}を銀行振込で返金します。退会すると口座を登録できなくなり、返金できません。`,
  giveAccount: '口座を登録する',
  payerAskedTitle: 'リンクでお支払いいただいた方への返金があります',
  payerAskedText: (amount) =>
    `${amount}を銀行振込で返金します。口座の登録は、お支払いいただいた方へメールでお願いしました。退会後もメールのリンクから登録できますが、新しいリンクは送れなくなります。`,
  tooLate: '申込締切日を過ぎているため、返金はありません',
  nothingPaid: '返金はありません',
  pairsHeading: '解消されるダブルスのペア',
  pairWith: (other) => `${other}さんとのペア（相手の方にお知らせします）`,
  groupsHeading: '自分が登録したクラブ',
  newOwner: (name) => `${name}さんが管理を引き継ぎます`,
  noNewOwner:
    'アカウントのあるメンバーがほかにいないため、記録は残りますが、編集できる人はいなくなり、公開リンクは無効になります',
  openApplications: (tournaments) =>
    `次の団体申込（${tournaments}）を管理する人がいなくなります。返金先の口座を登録できなくなり、開幕しているリーグ戦からはチームが外れます`,
  staysHeading: '残るもの',
  stays: {
    results: 'ほかの方との試合結果（名前は「退会した選手」になります）',
    club: 'クラブのリーグ戦・トーナメント表と公開リンク（お名前は消えます）',
    books: 'お支払い・返金の記録（お名前を除き、法律に基づいて7年間）',
    typed: 'ほかの方が一覧から選ばずに手で入力したお名前（入力した方に変更をご依頼ください）',
  },
  takeAlong: '先にデータをダウンロードする',
  confirmHeading: '退会する',
  unsent: (count) => `この端末に未送信の記録が${count}件あります。退会すると失われます。`,
  password: 'パスワード',
  delete: '退会する',
  deleting: '手続き中…',
  sureTitle: '本当に退会しますか？',
  sureText: '削除したデータは、運営事務局でも元に戻せません。',
  sureYes: '退会する',
  deletedTitle: '退会の手続きが完了しました',
  deletedText: '内容をメールでお送りしました。ご利用いただき、ありがとうございました。',
  errors: {
    passwordMissing: 'パスワードを入力してください',
    passwordWrong: 'パスワードが正しくありません',
  },
};
