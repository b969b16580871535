import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  confirmedSubject: (tournament) => `【参加確定】${tournament}`,
  confirmedGreeting: (name) => `${name}様\n大会へのお申し込みが確定しました。`,
  facts: (f) => `大会名：${f.tournament}\n開催日：${f.date}\n時間：${f.time}\n会場：${f.venue}`,
  paid: (amount) => `お支払い済みの参加費：${amount}`,
  free: '参加費：無料',
  pointsEarned: (points) => `今回のお申し込みで${points}ポイントを獲得しました。`,
  emergency: (contact) => `大会当日の緊急連絡先：${contact}`,
  manage: 'お申し込みの確認と、締切日までの取り消しはこちらからできます。',
  withdrawnSubject: (tournament) => `【参加取消】${tournament}`,
  withdrawnGreeting: (name) => `${name}様\n大会への参加の取り消しを承りました。`,
  refundComing: (amount) =>
    `参加費${amount}は、お支払いと同じ方法で返金いたします。手続きが済みましたら改めてお知らせします。`,
  pointsComing: (points) => `お支払いに使われた${points}ポイントをお戻ししました。`,
  refundedSubject: (tournament) => `【返金のお知らせ】${tournament}`,
  refundedGreeting: (name, amount) =>
    `${name}様\n${amount}の返金手続きが完了しました。カード会社やアプリによっては、反映までに数日かかることがあります。`,
};
