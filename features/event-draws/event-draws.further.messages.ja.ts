import type { Translation } from '#platform/shared/language.ts';
import type { furtherMessages as en } from './event-draws.further.messages.en.ts';

export const furtherMessages: Translation<typeof en> = {
  further: {
    waiting: 'すべてのリーグの順位が確定すると、抽選できます。',
    tooFewTitle: '試合はありません',
    tooFewText: 'この順位の参加が2名（組・チーム）に満たないため、試合は行いません。',
    outdatedTitle: '抽選の後にリーグの順位が変わりました',
    outdatedText: '結果の訂正や順位の抽選、棄権がありました。抽選し直してから公開してください。',
    locked:
      '公開を取り消すまで、進出者や順位が変わるようなリーグの結果の訂正はできません。ほかのスコアは訂正できます（団体戦を除く）。',
    takeBackText:
      'リーグの結果に誤りがあった場合などに取り消します。公開ページには取り消したことと理由が表示され、選手にも通知されます。その後、抽選し直せます。',
  },
  furtherDrawn: 'すべて抽選しました',
  furtherOpen: '試合が残っているリーグ：',
  furtherLots: '順位の抽選が必要なリーグ：',
  furtherReady: (sides) =>
    `${sides}が進みます。同じリーグの選手は離れた山に入れ、ほかの位置は抽選で決めます。`,
  consolationSteps: {
    waiting: '初戦がすべて終わり、出場者が決まると抽選できます。',
    tooFewTitle: 'コンソレーションはありません',
    tooFewText:
      '初戦で敗れた参加者が2名（組・チーム）に満たないため、試合は行いません。不戦敗の場合は出場できません。',
    outdatedTitle: '抽選の後に出場者が変わりました',
    outdatedText: '本戦の結果の訂正や棄権がありました。抽選し直してから公開してください。',
    locked:
      '公開を取り消すまで、出場者が変わるような本戦の結果の訂正はできません。ほかの結果は入力・訂正できます。',
    takeBackText:
      '本戦の結果に誤りがあった場合などに取り消します。公開ページには取り消したことと理由が表示され、選手にも通知されます。その後、抽選し直せます。',
  },
  consolationReady: (sides) =>
    `初戦で敗れた${sides}が出場します。位置は抽選で決め、同じ所属どうしはできるだけ1回戦で当たらないようにします。`,
  consolationOpen: (count) => `まだ終わっていない試合（${count}試合）：`,
  openMatch: (round, one, other) => `${round}：${one} vs ${other}`,
  notYetKnown: '未定',
  moreMatches: (count) => `ほか${count}試合`,
  furtherDrawAll: (count) => `${count}つをまとめて抽選する`,
};
