/** The visitor of the demo: signed in without a password, and able to log in with this one after logging out. */
export const DEMO_PLAYER = {
  fullName: '山田 翔太',
  nickname: 'Shota',
  email: 'shota@demo.rallydays.invalid',
  phone: '03-5550-0100',
  prefecture: 'Tokyo',
  language: 'en',
} as const;
export const DEMO_PASSWORD = 'rallydays-demo';

export const DEMO_ORGANIZATION = {
  loginId: 'ORG-DEMO01',
  name: 'さくらスポーツ協会｜Sakura Sports Association',
} as const;

/** Other players of the sample tournaments. */
export const OTHER_PLAYERS = [
  '佐藤 陽葵',
  '鈴木 蓮',
  '高橋 結菜',
  '田中 湊',
  '伊藤 さくら',
  '渡辺 悠真',
  '中村 美月',
  '小林 大和',
  '加藤 凛',
  '吉田 颯太',
  '山本 葵',
  '松本 陸',
  '井上 芽依',
  '木村 樹',
  '林 心春',
  '清水 朝陽',
  '森 結愛',
  '池田 蒼',
  '橋本 莉子',
  '石川 隼人',
  '前田 琴音',
  '藤田 海斗',
  'Emily Carter',
  'Lucas Almeida',
] as const;

/** The clubs of the other players, who are in them in turn. */
export const CLUBS = [
  { name: '世田谷ラケットクラブ', teamCode: 'SETAGAYA' },
  { name: '杉並卓球クラブ', teamCode: 'SUGINAMI' },
  { name: '港北フレンズ', teamCode: 'KOHOKU11' },
  { name: '武蔵野スポーツクラブ', teamCode: 'MUSASHI1' },
] as const;

/** Of the first two clubs: the one has accepted to play doubles, the other has not answered yet. */
export const PARTNERS = ['平野 結衣', '野口 直人'] as const;

/** The address of one of the other players, then of their partners, counted from 0. */
export const otherPlayerEmail = (index: number) => `player${index + 1}@demo.rallydays.invalid`;

/** The teams that have entered the sample event for teams. */
/** The players of the teams that are played today; they have no accounts. */
export const SQUAD_NAMES = [
  '青木 大和',
  '石川 湊斗',
  '上田 朝陽',
  '遠藤 蒼',
  '大野 律',
  '加藤 陽向',
  '木村 樹',
  '工藤 颯太',
  '小島 悠真',
  '斎藤 碧',
  '坂本 暖',
  '島田 新',
  '杉山 伊織',
  '関口 晴',
  '高木 奏',
  '千葉 蓮',
  '土屋 陸',
  '中島 凪',
  '西村 結翔',
  '野口 颯',
  '橋本 旭',
  '平野 瑛太',
  '藤井 楓',
  '星野 慶',
  '前田 岳',
  '松田 仁',
  '宮崎 直',
  '村上 航',
  '森田 翼',
  '矢野 柊',
  '山口 空',
  '横山 司',
  '吉田 悠人',
  '和田 歩',
  '新井 快',
  '内田 誠',
  '岡本 光',
  '川口 聖',
  '河野 玲',
  '佐野 隼',
] as const;

export const TEAMS = [
  '港北中学校 A',
  '港北中学校 B',
  'Yokohama Smashers',
  '川崎レッドウィングス',
  '湘南シニアクラブ',
  '相模原ジュニア',
] as const;

/** The sample player's club, big enough for a knockout. */
export const CLUB_MEMBERS = [
  '佐々木 健太',
  '小川 七海',
  '長谷川 翼',
  '岡田 ひなた',
  '後藤 亮',
  '村上 彩花',
  '近藤 大輝',
  '遠藤 真央',
  'Oliver Smith',
] as const;

/** Looks after the sample player's second club, and is asked to play doubles. */
export const CITY_COACH = '三浦 直子';

export const SMALL_CLUB_MEMBERS = ['坂本 美咲', '青木 拓海', '西村 優奈', '福田 圭吾'] as const;

/** The demo's operator, for the console at /operator; the log shows the login at the start. */
export const DEMO_OPERATOR = {
  email: 'operator@rallydays.example',
  password: 'rallydays-operator',
  /** Of the authenticator app, in base32. */
  secret: 'RALLYDAYSDEMOOPERATORKEY23456722',
} as const;
