import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  confirmedSubject: (tournament) => `参加が確定しました：${tournament}`,
  confirmedGreeting: (name) => `${name}様\n大会への参加が確定しました。`,
  paid: (amount) => `お支払い済みの参加費：${amount}`,
  pointsPaid: (points) => `${points}ポイント`,
  free: '参加費：無料',
  pointsEarned: (points, from) =>
    `今回のお申し込みで${points}ポイントを獲得しました。返金を伴う取り消しの期限が過ぎる${from}からご利用いただけます。`,
  emergency: (contact) => `大会当日の緊急連絡先：${contact}`,
  manage: 'お申し込みの確認と、締切日までの取り消しはこちらからできます。',
  halfPaidSubject: (tournament) => `半額のお支払いが完了しました：${tournament}`,
  halfPaidGreeting: (name) => `${name}様\nご自身の分の参加費のお支払いが完了しました。`,
  halfPaid: (amount) => `お支払い済み（ご自身の分）：${amount}`,
  halfHeld: (until) =>
    `ペアの相手の分のお支払いが済むと、エントリーが確定します。参加枠は${until}（日本時間）まで確保しています。それまでに相手のお支払いがない場合は、申込を取り消し、お支払い分を返金いたします。`,
  halfInvite: 'ペアの相手を誘う：',
  withdrawnSubject: (tournament) => `参加を取り消しました：${tournament}`,
  withdrawnGreeting: (name) => `${name}様\n大会への参加の取り消しを承りました。`,
  withdrawnByGuardianGreeting: (name) =>
    `${name}様\n保護者の方が、次の大会への参加を取り消しました。`,
  withdrawalGrantedGreeting: (name) =>
    `${name}様\n次の大会の棄権の申し出が、主催者に受理されました。`,
  withdrawnBySchoolGreeting: (name) =>
    `${name}様\n所属の学校・クラブが、この大会への参加を取り消しました。お心当たりがない場合は、顧問の先生にお尋ねください。`,
  withdrawnByOrganizerGreeting: (name) =>
    `${name}様\n主催者により、次の大会への参加が取り消されました。お心当たりがない場合は、主催者にお問い合わせください。`,
  reinstatedSubject: (tournament) => `参加の取り消しが撤回されました：${tournament}`,
  reinstatedGreeting: (name) =>
    `${name}様\n次の大会への参加の取り消しを、主催者が撤回しました。エントリーは確定に戻りました。`,
  declinedSubject: (tournament) => `棄権の申し出について：${tournament}`,
  declinedGreeting: (name) =>
    `${name}様\n棄権の申し出は、主催者に受理されませんでした。エントリーは確定のままです。`,
  declinedWord: (word) => `主催者からのご連絡：\n${word}`,
  declinedPage: 'エントリーの確認はこちらから：',
  refundComing: (amount) =>
    `参加費${amount}は、お支払いと同じ方法で返金いたします。手続きが済みましたら改めてお知らせします。`,
  refundToAccount: (amount) =>
    `参加費${amount}は、お支払い時と同じ方法では返金できないため、銀行口座へ返金いたします。返金先の口座のご登録方法を、別のメールでご案内します。手続きが済みましたら改めてお知らせします。`,
  notRefunded: '申込締切後の取り消しのため、参加費の返金はございません。',
  givenBack: '参加費は、主催者の判断により全額の返金がすでに決まっており、これに変更はありません。',
  restNotRefunded:
    '主催者の判断によりすでに決まった返金に、変更はありません。申込締切後の取り消しのため、残りの参加費は返金されません。',
  pointsComing: (points) =>
    `お支払いに使われた${points}ポイントをお返ししました。有効期限は、ご利用前と同じです。`,
  refundedSubject: (tournament) => `返金のお知らせ：${tournament}`,
  refundedGreeting: (name, amount) =>
    `${name}様\n${amount}の返金手続きが完了しました。カード会社やアプリによっては、反映までに数日かかることがあります。`,
  refundedToAccount: (name, amount) =>
    `${name}様\nご登録の口座へ${amount}をお振り込みしました。着金まで1営業日ほどかかる場合があります。口座情報はすでに削除しました。`,
  teamRenamedSubject: (tournament) => `チーム名が変更されました：${tournament}`,
  teamRenamedGreeting: (name) =>
    `${name}様\n主催者がチーム名を変更しました。参加者リストと組み合わせには、次の名前で表示されます。お心当たりがない場合は、主催者にご確認ください。`,
  offeredSubject: (tournament) => `空きのご案内：${tournament}`,
  offeredGreeting: (name) =>
    `${name}様\nキャンセル待ちにご登録の大会に空きが出ました。順番が来ましたのでご案内します。`,
  offeredUntil: (until) => `${until}（日本時間）まで参加枠を確保しています。`,
  offeredFee: (fee) => `参加費：${fee}`,
  offeredAccept:
    '次のページからお申し込みください。お申し込み後、30分以内にお支払いをお願いします。',
  offeredFreeAccept: '次のページからお申し込みください。',
  offeredNot: '期限までにお申し込みがない場合は、次の方にご案内いたします。',
  cancelledSubject: (tournament) => `大会中止のお知らせ：${tournament}`,
  cancelledGreeting: (name) =>
    `${name}様\n誠に申し訳ございませんが、次の大会は主催者により中止となりました。`,
  cancelledReason: (reason) => `主催者からのお知らせ：\n${reason}`,
  cancelledNothingPaid: '参加費をお支払いいただいていないため、返金はございません。',
  cancelledUnderWay: (fee) =>
    `${fee}のお支払いが手続き中でした。お支払いが完了した場合は、全額返金いたします。`,
  cancelledContact: (contact) => `お問い合わせ先（主催者）：${contact}`,
  changedSubject: (tournament) => `大会内容変更のお知らせ：${tournament}`,
  changedGreeting: (name) =>
    `${name}様\nご出場予定の大会の内容が変更されました。変更後の内容は次のとおりです。`,
  changedWithdraw: 'ご都合が合わなくなった場合は、申込締切日まで取り消しができます。',
  changedAsk: 'ご都合が合わなくなった場合は、主催者に棄権を申し出ることができます。',
  changedPart: 'ご都合が合わなくなった場合は、申込締切日までペアを解消できます。',
  changedMember: 'ご都合が合わなくなった場合は、チームの顧問または指導者にご連絡ください。',
  changedContact: (contact) =>
    `ご都合が合わなくなった場合やご不明な点は、主催者までご連絡ください：${contact}`,
  fromOrganizer: (organizer, tournament) =>
    `このメールは「${tournament}」の主催者（${organizer}）からラリーデイズを通じてお送りしています。`,
  answersToOrganizer: 'ご返信は主催者に届きます。',
  answersTo: (contact) =>
    `このメールに返信しても主催者には届きません。お問い合わせ先（主催者）：${contact}`,

  calendarEvent: '・',
  calendarName: 'ラリーデイズの大会',
  calendarTeam: (team) => `チーム名：${team}`,
  calendarOrganizer: (organizer) => `主催：${organizer}`,
  calendarReserved: (tournament) => `${tournament}（未払い）`,
  calendarHalfPaid: (tournament) => `${tournament}（相手の支払い待ち）`,
  calendarCancelled: (tournament) => `【中止】${tournament}`,
  calendarWithdrawn: (tournament) => `【参加取消】${tournament}`,
  calendarLeft: (tournament) => `【メンバー外】${tournament}`,
};
