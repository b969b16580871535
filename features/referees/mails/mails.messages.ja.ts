import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  invitedSubject: (tournament, duty) =>
    duty === 'desk'
      ? `大会の本部係（当日のお手伝い）のお願い：${tournament}`
      : `大会の競技役員ご就任のお願い：${tournament}`,
  invited: (organizer, duty) =>
    `部活動やクラブの選手のための、ラケットスポーツの大会申込サービス「ラリーデイズ」です。\n${organizer}より、次の大会の${duty === 'desk' ? '本部係' : '競技役員'}をお引き受けいただきたいとの依頼がありました。`,
  duties: {
    referee:
      '競技役員は、シード順の決定、組み合わせの抽選、棄権への対応を担当します。大会当日は、受付と試合の進行も担当します。参加費や選手の連絡先は表示されません（当日未受付の選手の電話番号を除く）。',
    desk: '本部係は、大会当日に本部で、選手の受付、試合のコール、結果の入力を行います。組み合わせの抽選や棄権への対応は、主催者と競技役員が行います。参加費や選手の連絡先は表示されません（当日未受付の選手の電話番号を除く）。',
  },
  answer:
    '次のページで、お引き受けいただけるかどうかをお知らせください。お引き受けの際は、ログインまたは会員登録が必要です。',
  until: (until) =>
    `リンクの有効期限は${until}（日本時間）です。リンクを開いた方はどなたでもお引き受けの操作ができますので、転送はお控えください。`,
  cancelledSubject: (tournament) => `大会中止のお知らせ：${tournament}`,
  cancelled: (name) => `${name}様\n運営に携わっていただく予定だった次の大会は、中止となりました。`,
  movedSubject: (tournament) => `大会内容変更のお知らせ：${tournament}`,
  moved: (name) =>
    `${name}様\n運営に携わっていただく大会の日時または会場が変更されました。変更後の内容は次のとおりです。`,
  reason: (reason) => `理由：\n${reason}`,
  deskPage: '大会のページ：',
  wrong: 'お心当たりがない場合は、同じページで辞退するか、このメールを破棄してください。',
};
