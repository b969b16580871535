import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  paidSubject: (tournament) => `団体申込が確定しました：${tournament}`,
  paidGreeting: (name, group) =>
    `${name}様\n${group}の参加費のお支払いが完了し、すべてのお申し込みが確定しました。`,
  freeGreeting: (name, group) => `${name}様\n${group}のすべてのお申し込みが確定しました。`,
  line: (event, lines, amount) => `${event}：${lines}件（${amount}）`,
  total: (amount) => `合計：${amount}`,
  emergency: (contact) => `大会当日の緊急連絡先：${contact}`,
  manage: 'お申し込みの内容の確認、領収書・参加申込書の印刷はこちらからできます。',
  dueSubject: (tournament) => `参加費のお振り込みのお願い：${tournament}`,
  dueGreeting: (name, group) =>
    `${name}様\n${group}のお申し込みを受け付けました。お振り込みを確認するまで参加枠を確保しています。`,
  reminderGreeting: (name, group) =>
    `${name}様\n${group}の参加費のお振り込みを、主催者がまだ確認できていません。行き違いでお振り込み済みの場合はご容赦ください。`,
  due: (until) => `お振り込み期限：${until}（日本時間）。期限を過ぎると参加枠は取り消されます。`,
  transferTo: (account) => `お振り込み先：\n${account}`,
  code: (code) => `振込名義の先頭に、次の番号を付けてください：${code}`,
  invoice: '請求書の印刷はこちらからできます。',
  lapsedSubject: (tournament) => `お支払い期限が過ぎました：${tournament}`,
  lapsed: (name, group) =>
    `${name}様\n${group}のお申し込みは、期限までにお支払いを確認できなかったため取り消されました。申込内容は残っていますので、空きがあればもう一度申し込めます。`,
  again: 'お申し込みのページ：',
  withdrawnSubject: (tournament) => `団体申込の一部が取り消されました：${tournament}`,
  withdrawn: (name, group, line) =>
    `${name}様\n${group}のお申し込みのうち、次の参加が取り消されました：${line}`,
  withdrawnRefund: (amount) => `${amount}を、お支払いと同じ方法で返金いたします。`,
  backByTransfer: (amount) =>
    `${amount}はお振り込みでお支払い済みです。主催者が口座へ返金します。返金先の口座のご登録方法は、別のメールでご案内します。`,
  backToAccount: (amount) =>
    `${amount}は、お支払い時と同じ方法では返金できないため、銀行口座へ返金いたします。返金先の口座のご登録方法は、別のメールでご案内します。`,
  pointsBack: (points) =>
    `ポイントでお支払い済みです。${points}ポイントを、お支払いに使われたアカウントへお返ししました。`,
  withdrawnTooLate: '締切日を過ぎているため、参加費は返金されません。',
  withdrawnRestTooLate:
    '主催者の判断によりすでに決まった返金に、変更はありません。締切日を過ぎているため、残りの参加費は返金されません。',
  givenBack: '参加費は、主催者の判断により全額の返金がすでに決まっており、これに変更はありません。',
  lineReinstated: (name, group, line) =>
    `${name}様\n${group}のお申し込みのうち、次のエントリーの取り消しを、主催者が撤回しました：${line}\nエントリーは確定に戻りました。`,
  teamRenamed: (name, group) =>
    `${name}様\n主催者が${group}のチーム名を変更しました。参加者リストと組み合わせには、次の名前で表示されます。お心当たりがない場合は、主催者にご確認ください。`,
  lineStays: (name, group, line) =>
    `${name}様\n${group}のお申し込みのうち、次のエントリーの棄権の申し出は、主催者に受理されませんでした：${line}\nエントリーは確定のままです。`,
  moved: (name, group) =>
    `${name}様\n${group}がお申し込みの大会の内容が変更されました。変更後の内容は次のとおりです。`,
  movedAsk: 'ご都合が合わなくなった選手がいる場合は、取り消し、または棄権の申し出ができます。',
  cancelledSubject: (tournament) => `大会中止のお知らせ：${tournament}`,
  cancelled: (name, group) =>
    `${name}様\n主催者が大会を中止したため、${group}のお申し込みもすべて取り消されました。`,
  cancelledRefund: (amount) => `${amount}を、お支払いと同じ方法で一括して返金いたします。`,
  enteredSubject: (tournament) => `学校・クラブが参加を申し込みました：${tournament}`,
  entered: (name, group) =>
    `${name}様\n${group}が、次の大会への参加を申し込みました。ご本人のお支払いは必要ありません。`,
  endedUnpaidSubject: (tournament) => `参加の申込が取り消されました：${tournament}`,
  endedUnpaid: (name, group) =>
    `${name}様\n${group}による次の大会へのお申し込みは、お支払いのないまま取り消されたため、出場できません。お心当たりがない場合は、顧問の先生にお尋ねください。`,
  drawOutSubject: (tournament) => `組み合わせ公開のお知らせ：${tournament}`,
  drawOut: (name, group) => `${name}様\n${group}がお申し込みの種目の組み合わせが公開されました。`,
  drawChangedSubject: (tournament) => `組み合わせ変更のお知らせ：${tournament}`,
  drawChanged: (name, group) =>
    `${name}様\n${group}がお申し込みの種目で棄権があり、次のエントリーの番号または初戦の相手が変わりました。`,
  drawBackSubject: (tournament) => `組み合わせ公開取り消しのお知らせ：${tournament}`,
  drawBack: (name, group) =>
    `${name}様\n${group}がお申し込みの種目の組み合わせの公開が、主催者により取り消されました。組み合わせは改めて公開されます。`,
  drawLines: (lines) => `該当のエントリー：\n${lines}`,
  drawReason: (reason) => `主催者からのお知らせ：\n${reason}`,
  drawPage: '組み合わせのページ：',
  mine: '申込済みの大会：',
};
