import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  toGuardian: (player) => `${player}さんの保護者の方へ`,
  toPlayer: (player) => `${player}様`,
  fee: (amount) => `参加費：${amount}`,

  askedSubject: (player) => `${player}さんの保護者の方へ（ご確認のお願い）`,
  askedFirst: (player, fee) =>
    `突然のご連絡で失礼いたします。${player}さんが、${fee === null ? '有料の大会' : `参加費${fee}の大会`}への申込の手続きをしています。保護者の方の確認をお願いします。申込は、保護者の方が取り消すこともできます。`,
  pointsPaid: (points) => `${points}ポイント`,
  asked: (player) =>
    `「ラリーデイズ」は、部活動やクラブで活動する選手のための、ラケットスポーツの大会申込サービスです。\n${player}さんが18歳未満のため、保護者の方のご連絡先としてこのメールアドレスの登録を受け付けました。`,
  askedFor: '今回お申し込みの大会は次のとおりです。',
  askedPage:
    'お手数ですが、次のページを開き、内容をご確認ください。申込状況の確認、参加の取り消し、公開される名前の表示の変更ができます。会員登録は必要ありません。',
  askedMeanwhile:
    'ご確認いただくまで、公開されるページでの名前の表示は頭文字のみとなります。大会へのお申し込みは、ご確認を待たずに受け付けております。',
  askedWrong: (player) =>
    `${player}さんにお心当たりがない場合は、お手数ですが同じページからお知らせください。以後、この件でメールをお送りすることはありません。`,

  linkNote: (until) =>
    `リンクの有効期限は${until}です。リンクを開いた方はどなたでも同じ操作ができますので、転送はお控えください。新しいリンクは、次のページからいつでもお受け取りいただけます。`,
  page: '保護者ページ（申込状況の確認・取り消し）：',

  freshSubject: '保護者ページの新しいリンク',
  fresh: 'ラリーデイズの保護者ページの新しいリンクをお送りします。',
  freshWrong:
    'お心当たりがない場合は、このメールを破棄してください。リンクがほかの方に知られることはありません。',

  confirmedSubject: (player, tournament) => `${player}さんの参加が確定しました：${tournament}`,
  confirmed: (player) => `${player}さんの大会への参加が確定しましたので、お知らせいたします。`,
  halfPaidSubject: (player, tournament) =>
    `${player}さんが参加費の半額を支払いました：${tournament}`,
  halfPaid: (player) =>
    `${player}さんが、次の大会のダブルスの参加費を折半し、ご自身の分を支払いました。ペアの相手の分のお支払いが済むと、参加が確定します。お支払いがない場合は返金されます。`,
  halfLapsedSubject: (player, tournament) => `${player}さんの申込が無効になりました：${tournament}`,
  halfLapsed: (player) =>
    `ペアの相手の分のお支払いがなかったため、${player}さんの申込は無効になりました。`,
  withdrawUntil: (day) => `${day}までに取り消された場合は、全額を返金いたします。`,
  withdrawFreeUntil: (day) => `${day}まで取り消しができます。`,

  withdrawnSubject: (player, tournament) => `${player}さんの参加が取り消されました：${tournament}`,
  withdrawnByGuardian: (player) =>
    `${player}さんの大会への参加の取り消しを承りました。ご本人にもお知らせしております。`,
  withdrawnByPlayer: (player) =>
    `${player}さんが大会への参加を取り消しましたので、お知らせいたします。`,

  refundGrantedSubject: (player, tournament) => `${player}さんの参加費の返金：${tournament}`,
  refundGranted: (player) =>
    `主催者の判断により、${player}さんの参加費の一部または全部をお返しします。お申し込み自体に変更はありません。`,
  refundGrantedWord: (word) => `主催者からのメッセージ：\n${word}`,

  withdrawalGranted: (player) =>
    `${player}さんの、次の大会の棄権の申し出が、主催者に受理されました。`,
  withdrawnBySchool: (player) =>
    `所属の学校・クラブにより、${player}さんの大会への参加が取り消されました。`,
  withdrawnByOrganizer: (player) => `主催者により、${player}さんの大会への参加が取り消されました。`,
  withdrawnWithPair: (player) => `ペアが解消されたため、${player}さんは次の大会には出場しません。`,
  reinstatedSubject: (player, tournament) =>
    `${player}さんの参加の取り消しが撤回されました：${tournament}`,
  reinstated: (player) =>
    `次の大会への${player}さんの参加の取り消しを、主催者が撤回しました。エントリーは確定に戻りました。`,
  askedToWithdrawSubject: (player, tournament) => `${player}さんの棄権の申し出：${tournament}`,
  askedForWithdrawalSubject: (player, tournament) =>
    `${player}さんの棄権の申し出を受け付けました：${tournament}`,
  askedToWithdraw: (player) =>
    `${player}さんの棄権の申し出を受け付けました。エントリーが締め切られているため、主催者が対応を決めます。`,
  askedToWithdrawNext:
    '決まりましたらメールでお知らせします。それまでは、保護者ページから申し出を取り下げられます。',
  askedByPartnerNext:
    'ペアの相手からの申し出です。申し出を取り下げられるのは、ペアの相手の方だけです。決まりましたらメールでお知らせします。',
  withdrawalDeclinedSubject: (player, tournament) =>
    `${player}さんの棄権の申し出について：${tournament}`,
  withdrawalDeclined: (player) =>
    `${player}さんの棄権の申し出は、主催者に受理されませんでした。エントリーは確定のままです。`,
  withdrawalDeclinedWord: (word) => `主催者からのご連絡：\n${word}`,

  cancelledSubject: (tournament) => `大会中止のお知らせ：${tournament}`,
  cancelled: (player) =>
    `誠に申し訳ございませんが、${player}さんが出場する予定の次の大会は、主催者により中止となりました。`,

  changedSubject: (tournament) => `大会内容変更のお知らせ：${tournament}`,
  changed: (player) =>
    `${player}さんが出場する大会の内容が変更されました。変更後の内容は次のとおりです。`,
  changedMember: 'ご都合が合わなくなった場合は、チームの顧問または指導者にご連絡ください。',
  changedWithdraw:
    'ご都合が合わなくなった場合は、申込締切日まで、保護者ページから取り消しができます。',
  changedAsk: 'ご都合が合わなくなった場合は、保護者ページから棄権を申し出ることができます。',
  changedContact: (contact) => `ご都合が合わなくなった場合は、主催者までご連絡ください：${contact}`,

  drawSubject: (tournament) => `組み合わせ公開のお知らせ：${tournament}`,
  drawOut: (player) => `${player}さんが出場する種目の組み合わせが公開されました。`,
  drawChangedSubject: (tournament) => `組み合わせ変更のお知らせ：${tournament}`,
  drawChanged: (player) =>
    `${player}さんが出場する種目で棄権があり、${player}さんの番号または初戦の相手が変わりました。`,
  drawBackSubject: (tournament) => `組み合わせ公開取り消しのお知らせ：${tournament}`,
  drawBack: (player) =>
    `${player}さんが出場する種目の組み合わせの公開が、主催者により取り消されました。組み合わせは改めて公開されます。理由は組み合わせのページをご覧ください。`,
  drawPage: '組み合わせのページ（公開されている名前で表示されます）：',

  paid: (amount) => `お支払い済みの参加費：${amount}`,
  free: '参加費：無料',
  refund: (amount) => `参加費${amount}は、お支払いと同じ方法で返金いたします。`,
  refundToAccount: (amount) =>
    `参加費${amount}は、お支払い時と同じ方法では返金できないため、銀行口座へ返金いたします。返金先の口座のご登録方法を、ご本人、またはリンクからお支払いいただいた方にメールでご案内します。`,
  points: (points) => `お支払いに使われた${points}ポイントをお返ししました。`,
  pointsExpired: (points) =>
    `お支払いに使われたポイントのうち、${points}ポイントは有効期限を過ぎているため、お戻しできません。`,
  underWay: (amount) =>
    `${amount}のお支払いが手続き中でした。お支払いが完了した場合は、全額返金いたします。`,
  notRefunded: '申込締切後の取り消しのため、参加費の返金はございません。',
  givenBack: '参加費は、主催者の判断により全額の返金がすでに決まっており、これに変更はありません。',
  restNotRefunded:
    '主催者の判断によりすでに決まった返金に、変更はありません。申込締切後の取り消しのため、残りの参加費は返金されません。',
  nothingPaid: 'お支払い前のため、料金は発生しておりません。',

  endedSubject: (player) => `${player}さんの保護者登録を終了しました`,
  endedOfAge: (player) =>
    `${player}さんから18歳以上との申し出があったため、保護者としての登録を終了しました。今後、${player}さんに関するメールをお送りすることはありません。`,
  endedReplaced: (player) =>
    `${player}さんが別の方を保護者として登録したため、これまでの登録を終了しました。今後、${player}さんに関するメールをお送りすることはありません。`,
  endedRecovered: (player) =>
    `${player}さんのアカウントが、ご本人宛てのリンクで復旧されました。それまで別の人が操作していた可能性があるため、保護者としての登録を終了しました。今後、${player}さんに関するメールをお送りすることはありません。`,
  endedWrong: (player) =>
    `お心当たりのない変更の場合は、${player}さんにご確認ください。保護者の登録は、ご本人の「マイページ」から改めて行えます。`,

  guardianConfirmedSubject: '保護者の方の確認が完了しました',
  guardianConfirmed: (email) =>
    `${email}の方が、保護者として確認を済ませました。今後、保護者の方は、申込の確認や取り消し、公開される名前の表示の変更ができます。`,
  guardianNotYours:
    '保護者の方のアドレスではない場合は、次のページで正しい保護者の方を登録し、パスワードを変更してください。',

  declinedSubject: '保護者をもう一度ご登録ください',
  declined: (email) =>
    `${email}の方から、保護者ではないとのご連絡がありました。メールアドレスに誤りがないかご確認ください。`,
  stoppedSubject: '新しい保護者の方をご登録ください',
  stopped: (email) => `${email}の方が、保護者としての登録を終了しました。`,
  nameAnother:
    '現在の申込はそのまま有効です。次に参加費のある大会へ申し込む前に、保護者の方を登録してください。',
};
