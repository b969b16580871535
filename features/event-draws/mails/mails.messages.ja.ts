import type { Translation } from '#platform/shared/language.ts';
import type { mailsMessages as en } from './mails.messages.en.ts';

export const mailsMessages: Translation<typeof en> = {
  publishedSubject: (tournament) => `組み合わせ公開のお知らせ：${tournament}`,
  publishedGreeting: (name) => `${name}様\nご出場の種目の組み合わせが公開されました。`,
  furtherGreeting: (name, { from, to }) =>
    `${name}様\n予選リーグが終わり、リーグ${
      to === null ? `${from}位以下` : from === to ? `${from}位` : `${from}位～${to}位`
    }のトーナメントの組み合わせが公開されました。`,
  consolationGreeting: (name) =>
    `${name}様\n初戦で敗れた方によるコンソレーションの組み合わせが公開されました。引き続きご出場いただけます。`,
  publishedPage:
    '初戦の相手は、次のページでご確認ください。抽選どおりの組み合わせかどうかも、同じページで確かめられます。',
  amendedSubject: (tournament) => `組み合わせ変更のお知らせ：${tournament}`,
  amendedGreeting: (name) =>
    `${name}様\nご出場の種目で棄権があり、組み合わせが次のとおり変わりました。`,
  amendedJoined: (line) => `${line}番で出場していただくことになりました。`,
  amendedMoved: (from, to) => `番号が${from}番から${to}番に変わりました。`,
  amendedOpponent: '番号はそのままで、初戦の相手が変わりました。',
  amendedPage: '初戦の相手と変更の内容は、次のページでご確認ください。',
  withdrawnSubject: (tournament) => `組み合わせ公開取り消しのお知らせ：${tournament}`,
  withdrawnGreeting: (name) =>
    `${name}様\nご出場の種目の組み合わせの公開が、主催者により取り消されました。組み合わせは改めて公開されます。`,
  withdrawnReason: (reason) => `主催者からのお知らせ：\n${reason}`,
  withdrawnPage:
    '新しい組み合わせは、次のページに掲載されます。公開されましたら改めてお知らせします。',
  requestedSubject: (tournament) => `棄権の申し出がありました：${tournament}`,
  requestedGreeting: (name) =>
    `${name}様\nエントリーを締め切った種目に、棄権の申し出がありました。主催者または競技役員の方のご対応をお願いいたします。`,
  requestedPage: '申し出の内容と対応はこちらから：',
};
