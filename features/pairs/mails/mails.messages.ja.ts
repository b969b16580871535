import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  greeting: (name) => `${name}様`,

  invitedSubject: (inviter, tournament) => `${inviter}さんからダブルスのお誘い：${tournament}`,
  invited: (inviter) =>
    `${inviter}さんから、次の大会のダブルスでペアを組みませんかとお誘いがありました。参加枠の確保とお支払いは済んでいるため、お支払いの必要はありません。`,
  invitedFree: (inviter) =>
    `${inviter}さんから、次の大会のダブルスでペアを組みませんかとお誘いがありました。参加枠は確保されており、参加費はかかりません。`,
  invitedSplit: (inviter, fee) =>
    `${inviter}さんから、次の大会のダブルスでペアを組みませんかとお誘いがありました。参加費は折半です。承諾後30分以内に、ご自身の分（${fee}）のお支払いをお願いします。`,
  invitedAnswer: (until) => `${until}（日本時間）までに、承諾するかどうかをお答えください。`,

  joinedSubject: (tournament) => `ペアが決まりました：${tournament}`,
  joined: (inviter) => `次の大会に、${inviter}さんとペアで出場します。`,
  paidHalf: (amount) => `お支払い済み（ご自身の分）：${amount}`,
  pointsPaid: (points) => `${points}ポイント`,
  earned: (points, from) => `${points}ポイントを獲得しました。${from}からご利用いただけます。`,
  emergency: (contact) => `当日の緊急連絡先：${contact}`,
  joinedManage: '申込済みの大会の確認と、受付期間中のペアの解消はこちら：',

  acceptedSubject: (partner, tournament) => `${partner}さんとのペアが決まりました：${tournament}`,
  accepted: (partner) => `${partner}さんがお誘いを承諾し、ペアが決まりました。`,

  declinedSubject: (tournament) => `ペアのお誘いが辞退されました：${tournament}`,
  declined: 'ダブルスのペアのお誘いは辞退されました。参加枠はそのまま確保されています。',
  lapsedSubject: (tournament) => `ペアのお誘いの期限が切れました：${tournament}`,
  lapsed:
    '期限までに返事がなかったため、ダブルスのペアのお誘いは無効になりました。参加枠はそのまま確保されています。',
  leftSubject: (tournament) => `ペアが解消されました：${tournament}`,
  left: '相手の方の申し出により、ペアは解消されました。参加枠はそのまま確保されています。',
  leftHalf: (until) =>
    `相手の方の申し出によりペアは解消され、相手の分の参加費は返金されます。参加枠は${until}（日本時間）まで確保しています。それまでに新しい相手の分のお支払いがない場合は、申込を取り消し、お支払い分を返金いたします。`,
  unpaidSubject: (tournament) => `ペアの相手のお支払いがありませんでした：${tournament}`,
  declinedHalf: 'ダブルスのペアのお誘いが辞退されたため、申込は無効になりました。',
  lapsedHalf: '期限までにペアの相手のお支払いがなかったため、お誘いと申込は無効になりました。',
  moneyBack: (amount) => `お支払い済みの${amount}は、お支払いと同じ方法で返金いたします。`,
  pointsBack: (points) => `お支払いに使われた${points}ポイントをお返ししました。`,
  givenBack:
    'お支払いいただいた参加費は、主催者の判断により全額の返金がすでに決まっており、これに変更はありません。',
  notRefunded: '申込締切後の取り消しのため、お支払いいただいた参加費の半額は返金されません。',
  restNotRefunded:
    '主催者の判断によりすでに決まった返金に、変更はありません。お支払いいただいた参加費の残りは、申込締切後の取り消しのため、返金されません。',
  inviteAgain: '申込の受付期間中は、ほかの方を誘えます。',
  yourPair: 'ペアの確認はこちら：',

  changedSubject: (tournament) => `ペアが変更されました：${tournament}`,
  changed: (partner) => `主催者がペアの相手を変更しました。新しいペアの相手は${partner}さんです。`,

  endedSubject: (tournament) => `ペアが解消されました：${tournament}`,
  ended: {
    player:
      '申し込んだ方が申込を取り消したか、ほかの方とペアを組むことになったため、ペアは解消されました。お手続きは必要ありません。',
    school:
      '所属の学校・クラブがペアの参加を取り消したため、出場できません。お心当たりがない場合は、顧問の先生にお尋ねください。',
    organizer:
      '主催者がペアの相手をほかの方に変更したため、ペアは解消されました。お心当たりがない場合は、主催者にご確認ください。',
    withdrawal:
      '主催者がペアの参加を取り消したため、この種目には出場しません。お心当たりがない場合は、主催者にご確認ください。',
  },
  findOthers: 'ほかの大会を探す：',
};
