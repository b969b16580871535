/** The schools and the events of the tournament that is being played in the demo. Everybody in it is invented. */

/** Its courts are tables. */
export const TABLES = 10;

/** On so many of them rubbers of teams go first. */
export const TEAM_TABLES = 4;

/** So many players are late: they check in while the first matches are played. */
export const LATE = 4;

export interface School {
  readonly name: string;
  readonly teamCode: string;
  readonly teacher: string;
  readonly pupils: readonly string[];
  /** The readings of their names, where the school has written a roster. */
  readonly readings?: readonly string[];
}

/** The pupils of the high schools play in groups, those of the junior high schools a knockout; the strongest of a school come first. */
const HIGH_SCHOOLS: readonly School[] = [
  {
    name: '城北高等学校',
    teamCode: 'JOHOKU-H',
    teacher: '大野 恵子',
    pupils: [
      '佐野 ひかり',
      '内田 颯',
      '谷口 莉央',
      '片山 駿',
      '本田 彩乃',
      '五十嵐 蓮太郎',
      '原田 美緒',
      '大塚 陽斗',
    ],
  },
  {
    name: '港南国際高等学校',
    teamCode: 'KONAN-IH',
    teacher: '中川 哲也',
    pupils: [
      '久保 涼介',
      '水野 真帆',
      'Alexander van den Berg',
      '菊地 優花',
      '桜井 航平',
      '荒井 日菜子',
      '工藤 壮真',
      '横山 心音',
    ],
  },
  {
    name: '桜丘高等学校',
    teamCode: 'SAKURA-H',
    teacher: '宮本 和美',
    pupils: [
      '安藤 泰雅',
      '今井 千尋',
      '増田 大晴',
      '高木 凪沙',
      '丸山 慶',
      '上野 詩織',
      '杉山 悠人',
      '千葉 あかり',
    ],
  },
];

const JUNIOR_HIGH_SCHOOLS: readonly School[] = [
  {
    name: '青葉台中学校',
    teamCode: 'AOBADAI1',
    teacher: '小野 健二',
    pupils: [
      '柴田 陸斗',
      '酒井 結衣',
      '宮崎 悠',
      '石田 美羽',
      '新井 太陽',
      '佐久間 咲良',
      '武田 新',
      '河野 琴葉',
    ],
    readings: [
      'シバタ リクト',
      'サカイ ユイ',
      'ミヤザキ ハルカ',
      'イシダ ミウ',
      'アライ タイヨウ',
      'サクマ サラ',
      'タケダ アラタ',
      'コウノ コトハ',
    ],
  },
  {
    name: '緑ヶ丘第二中学校',
    teamCode: 'MIDORI-2',
    teacher: '松田 由美',
    pupils: [
      '長谷部 蒼空',
      '野村 杏',
      '勅使河原 健太郎',
      '菅原 莉子',
      '平田 朔',
      '岩崎 ほのか',
      '市川 大和',
      '久保田 澪',
    ],
    readings: [
      'ハセベ ソラ',
      'ノムラ アン',
      'テシガワラ ケンタロウ',
      'スガワラ リコ',
      'ヒラタ サク',
      'イワサキ ホノカ',
      'イチカワ ヤマト',
      'クボタ ミオ',
    ],
  },
  {
    name: '東雲中学校',
    teamCode: 'SHINONOM',
    teacher: '木下 剛',
    pupils: [
      '小松 樹',
      '島田 紬',
      '浜田 湊斗',
      '水谷 優月',
      '和田 旭',
      '藤井 芽生',
      '服部 慧',
      '大西 花音',
    ],
  },
  {
    name: '若葉中学校',
    teamCode: 'WAKABA-J',
    teacher: '永井 京子',
    pupils: [
      '矢野 暖',
      '関口 ゆい',
      '松井 碧',
      '古川 史織',
      '田村 律',
      '堀内 美桜',
      '成田 奏太',
      '川口 すみれ',
    ],
  },
  {
    name: '潮見中学校',
    teamCode: 'SHIOMI-J',
    teacher: '秋山 浩',
    pupils: [
      '中島 蓮',
      '西田 楓',
      '飯田 晴',
      '松原 凛音',
      '吉川 巧',
      '栗原 望結',
      '森田 翼',
      'Mia Thompson',
    ],
  },
];

/** The events, in the order of the tournament. */
export const EVENTS = [
  {
    name: '高校生の部｜High school',
    schools: HIGH_SCHOOLS,
    format: { kind: 'groups', size: 4, next: 'first-two' },
  },
  {
    name: '中学生の部｜Junior high school',
    schools: JUNIOR_HIGH_SCHOOLS,
    format: {
      kind: 'knockout',
      tradition: 'table-tennis',
      thirdPlace: true,
      consolation: false,
    },
  },
] as const;

/** The knockout after the groups. */
export const FINALS = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;

/** One after the other: what is played next has another name. */
export const NAMES = [
  '城北ジュニアカップ卓球大会｜Johoku Junior Cup Table Tennis',
  '港南スクール卓球交流会｜Konan School Table Tennis Meet',
  '桜丘オープン学生卓球大会｜Sakuragaoka Student Open',
  '東雲ピンポンフェスタ｜Shinonome Ping-Pong Festa',
] as const;

export const VENUE = '東京武道館｜Tokyo Budokan';

/** The addresses of its people, numbered from 1 in the order of the schools; the first teacher is the first pupil's. */
export const pupilEmail = (number: number) => `pupil${number}@demo.rallydays.invalid`;
export const teacherEmail = (number: number) => `teacher${number}@demo.rallydays.invalid`;

/** Who wins every match, so that a visitor who is this player is called again and again. */
export const STAR = pupilEmail(1);
