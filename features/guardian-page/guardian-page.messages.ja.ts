import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import type { Translation } from '#platform/shared/language.ts';
import type { guardianPageMessages as en } from './guardian-page.messages.en.ts';

export const guardianPageMessages: Translation<typeof en> = {
  event: '種目',
  team: 'チーム',
  title: '保護者ページ',
  subtitle: '18歳未満の選手の保護者の方のためのページです。会員登録は必要ありません。',
  reader: (email) => `${email}に登録された保護者の方のページです。`,

  linkTitle: 'リンクを受け取る',
  linkText:
    '選手が登録した保護者の方のメールアドレスを入力してください。ご登録がある場合は、新しいリンクをお送りします。',
  email: 'メールアドレス',
  sendLink: 'リンクを送る',
  sending: '送信しています…',
  sentTitle: 'メールをご確認ください',
  sentText: (email) =>
    `${email}が保護者として登録されている場合は、リンクをお送りしました。届くまで数分かかることがあります。迷惑メールフォルダもご確認ください。`,
  errors: {
    emailInvalid: '正しいメールアドレスを入力してください',
    tooLong: `${LONGEST_EMAIL}文字以内で入力してください`,
  },
  errorTitles: {
    LINK_UNKNOWN: 'このリンクは使えません',
    LINK_EXPIRED: 'リンクの有効期限が切れています',
    LINK_USED: 'このリンクは使用済みです',
    RATE_LIMITED: '短い時間に操作が続きました',
  },
  errorTexts: {
    LINK_UNKNOWN:
      'リンクが途中で切れている可能性があります。メールからもう一度開くか、新しいリンクをお受け取りください。',
    LINK_EXPIRED: 'リンクは30日間有効です。こちらから新しいリンクをお受け取りください。',
    LINK_USED: 'こちらから新しいリンクをお受け取りください。',
    RATE_LIMITED: '10分ほど待ってから、もう一度お試しください。',
  },
  nobodyTitle: '現在、保護者として登録されている選手はいません',
  nobodyText: '選手がこのメールアドレスを保護者として登録すると、メールでお知らせします。',

  askedTitle: (player) => `${player}さんの保護者の方ですか？`,
  askedText: (player, day) =>
    `${player}さんが18歳未満のため、${day}に保護者としてこのメールアドレスが登録されました。`,
  askedFor: '申し込む大会',
  askedMeans: '保護者の方ができること',
  may: {
    entries: '大会の申込状況の確認と取り消し（返金を含みます）',
    name: '公開される名前の表示方法の選択',
    end: '保護者としての登録の終了（いつでもできます）',
  },
  askedMails:
    '参加の確定・取り消し、大会の変更・中止、保護者登録の終了のときに、メールでお知らせします。すでに済んでいる申込は、取り消すまでそのまま有効です。',
  confirm: 'はい、保護者です',
  decline: '心当たりがない',
  declineTitle: (player) => `${player}さんにお心当たりがありませんか？`,
  declineText:
    '選手ご本人に、登録し直すようお知らせします。今後、この選手についてメールをお送りすることはありません。',
  confirmedNow: 'ありがとうございます。確認が完了しました',
  declinedNow: 'ご連絡ありがとうございました',
  declinedNowText: 'この選手に関するメールは、今後お送りしません。',

  entries: '大会の申込',
  when: '時期',
  coming: 'これから',
  past: '終了・取消',
  nothingComing: 'これから参加する大会はありません',
  nothingPast: 'まだありません',
  date: '開催日',
  time: '時間',
  venue: '会場',
  enteredBy: '申込団体',
  fee: '参加費',
  free: '無料',
  follow: '試合速報を見る',
  withdraw: '申込を取り消す',
  withdrawTitle: (player, tournament) => `${player}さんの「${tournament}」の申込を取り消しますか？`,
  withdrawPaid: (fee) =>
    `参加費${fee}は、お支払いと同じ方法で全額返金します（コンビニ払いと銀行振込は銀行口座へ返金します）。ご本人にもお知らせし、参加枠はほかの方が申し込めるようになります。`,
  withdrawRest: (rest) =>
    `参加費の残り${rest}は、お支払いと同じ方法で返金します（コンビニ払いと銀行振込は銀行口座へ返金します）。ご本人にもお知らせし、参加枠はほかの方が申し込めるようになります。`,
  withdrawGone:
    '参加費は全額返金済み、または返金の手続き中です。ご本人にもお知らせし、参加枠はほかの方が申し込めるようになります。',
  withdrawUnpaid:
    '料金は発生していません。ご本人にもお知らせし、参加枠はほかの方が申し込めるようになります。',
  withdrawSchool: (school) =>
    `${school}による申込です。お支払い済みの参加費は、${school}へ返金します。ご本人にもお知らせし、参加枠はほかの方が申し込めるようになります。`,
  askToWithdraw: '棄権を申し出る',
  askTitle: (player, tournament) => `「${tournament}」の${player}さんの棄権を申し出ますか？`,
  askRefundable: (fee) =>
    `エントリーが締め切られているため、主催者が対応を決めます。受理された場合、参加費${fee}はお支払いと同じ方法で返金されます（コンビニ払いと銀行振込は銀行口座へ返金されます）。`,
  askRest: (rest) =>
    `エントリーが締め切られているため、主催者が対応を決めます。受理された場合、参加費の残り${rest}はお支払いと同じ方法で返金されます（コンビニ払いと銀行振込は銀行口座へ返金されます）。`,
  askGone:
    'エントリーが締め切られているため、主催者が対応を決めます。参加費は全額返金済み、または返金の手続き中です。',
  askTooLate:
    'エントリーが締め切られているため、主催者が対応を決めます。申込締切を過ぎているため、参加費は返金されません。',
  askRestTooLate:
    'エントリーが締め切られているため、主催者が対応を決めます。申込締切を過ぎているため、参加費の残りは返金されません。',
  askSchool: (school) =>
    `エントリーが締め切られているため、主催者が対応を決めます。${school}による申込のため、参加費が返金される場合は${school}へ返金されます。`,
  askFree: 'エントリーが締め切られているため、主催者が対応を決めます。料金は発生していません。',
  requested: '棄権を申し出ました',
  requestedText: '主催者の対応が決まりましたら、メールでご連絡します。',
  takenBack: '申し出を取り下げました',
  keep: '申込を残す',
  withdrawn: '申込を取り消しました',
  withdrawnText: 'ご本人にお知らせしました。確認のメールもお送りします。',
  rates: 'レート',
  noRates: 'レートの対象になる試合はまだありません。最初の大会の結果が確定すると動きます。',
  rankings: 'ランキング',
  isRanked:
    '条件を満たすとランキングに載ります。表示される名前は、下の「公開される名前」で選べます。選手ページはどなたでも見られます。',
  isHidden: 'ランキングには載っていません。選手ページは、ご本人と所属クラブだけが見られます。',
  hide: 'ランキングに載せない',
  rank: 'ランキングに載せる',
  hiddenDone: (player) => `${player}さんをランキングから外しました`,
  rankedDone: (player) => `${player}さんをランキングに載せました`,
  nameTitle: '公開される名前',
  nameText:
    '公開されたトーナメント表など、どなたでも開けるページでの表示です。大会の主催者と所属クラブのメンバーには、いつも氏名が表示されます。',
  displays: { full: '氏名', 'family-name': '姓のみ', initials: '頭文字' },
  familyNameUnknown: '登録された氏名に空白がないため、姓だけを表示できません。',
  nameSaved: '公開される名前を変更しました',
  endTitle: '保護者としての登録の終了',
  endText: '終了すると、この選手の申込は表示されなくなり、メールも届かなくなります。',
  end: '登録を終了する',
  endQuestion: (player) => `${player}さんの保護者としての登録を終了しますか？`,
  endConsequence:
    '現在の申込はそのまま有効です。ご本人には、次に参加費のある大会へ申し込む前に、新しい保護者の方を登録するようお知らせします。公開される名前は頭文字になります。',
  stay: '登録を続ける',
  endedNow: '保護者としての登録を終了しました',

  failedTitle: '操作できませんでした',
  failures: {
    LINK_EXPIRED: 'リンクの有効期限が切れました。このページから新しいリンクをお受け取りください。',
    LINK_UNKNOWN:
      'このリンクは使えなくなりました。このページから新しいリンクをお受け取りください。',
    PLAYER_NOT_FOUND: 'この選手の保護者としての登録は、すでに終了しています。',
    DEADLINE_PASSED:
      '申込締切を過ぎたため、取り消せません。参加できない場合は、主催者にご連絡ください。',
    ASKED_BY_OTHER: 'ペアの相手の申し出のため、取り下げられるのは相手の方だけです。',
    NOTHING_ASKED: '主催者の対応がすでに決まっています。',
    NOT_ACTIVE: 'この申込はすでに無効になっています。',
    PAYMENT_UNDER_WAY: 'お支払いの処理中です。しばらくしてから、もう一度お試しください。',
    RATE_LIMITED: '短い時間に操作が続きました。10分ほど待ってから、もう一度お試しください。',
    CONNECTION_LOST:
      'サーバーに接続できませんでした。電波の状態を確認して、もう一度お試しください。',
    OTHER: 'ページを再読み込みして、もう一度お試しください。',
  },
};
