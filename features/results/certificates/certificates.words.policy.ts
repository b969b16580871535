import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { longDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import type { EventOfResults, Results } from '../results.contract.ts';

/** What a certificate says. */

export interface TemplateText {
  readonly language: Language;
  readonly isVertical: boolean;
  readonly title: string;
  readonly body: string;
  readonly signer: string;
  readonly upTo: number;
}

/** The text that is used until somebody has stored another one. */
export function usualTemplate(language: Language, organizerName: string): TemplateText {
  const signer = nameIn(organizerName, language);
  const common = { language, isVertical: false, signer, upTo: 3 };
  return language === 'ja'
    ? {
        ...common,
        title: '賞状',
        body: '{you}は{tournament}において優秀な成績をおさめられましたので、これを賞します',
      }
    : {
        ...common,
        title: 'Certificate',
        body: 'for {place} in {event} at {tournament}, in recognition of an excellent performance.',
      };
}

/** Who gets a certificate. */
export interface Recipient {
  readonly key: string;
  readonly event: string;
  readonly place: number;
  /** One, or both of a pair. */
  readonly names: readonly string[];
  readonly club: string;
  readonly kind: EventOfResults['eventType'];
}

const EVENT_TYPES = {
  en: { Singles: 'Singles', Doubles: 'Doubles', Team: 'Team event' },
  ja: { Singles: 'シングルス', Doubles: 'ダブルス', Team: '団体' },
} as const;

/**
 * Those with a place up to `upTo`, event by event. Groups that a knockout follows give none; of more than two who share a place nobody
 * is said to have it.
 */
export function recipientsOf(
  { events }: Pick<Results, 'events'>,
  { language, upTo }: Pick<TemplateText, 'language' | 'upTo'>,
): readonly Recipient[] {
  return events.flatMap((event) =>
    event.stages
      .filter((stage) => givesPlaces(stage, event.stages))
      .flatMap((stage) =>
        stage.places
          .filter(({ from, to }) => from <= upTo && to - from <= 1)
          .flatMap((place) =>
            place.sides.map(({ id, name, club }) => ({
              key: `${event.id} ${stage.stageId} ${id}`,
              event: [
                event.name === ''
                  ? EVENT_TYPES[language][event.eventType]
                  : nameIn(event.name, language),
                partOf(stage, place.group, language),
              ]
                .filter(Boolean)
                .join(language === 'ja' ? '　' : ', '),
              place: place.from,
              names: name.split(PAIR_JOINT).map((one) => nameIn(one, language)),
              club: nameIn(club ?? '', language),
              kind: event.eventType,
            })),
          ),
      ),
  );
}

type Stage = EventOfResults['stages'][number];

function givesPlaces({ kind, further }: Stage, all: readonly Stage[]): boolean {
  return kind === 'knockout' || further !== null || all.length === 1;
}

/** "Places 2", "Consolation", "Group 1": of what it is the place, where that is not the whole event. */
function partOf({ further, places }: Stage, group: number | null, language: Language): string {
  const isJa = language === 'ja';
  if (group !== null) {
    const isOnly = places.every((one) => one.group === 1);
    if (isOnly) return '';
    return isJa ? `第${group}リーグ` : `group ${group}`;
  }
  if (!further || further.isMain) return '';
  if (!further.places) return isJa ? 'コンソレーション' : 'consolation';
  const { from } = further.places;
  return isJa ? `${from}位トーナメント` : `draw for place ${from}`;
}

/** The parts of one certificate. */
export interface CertificateWords {
  readonly event: string;
  readonly place: string;
  readonly club: string;
  readonly names: readonly string[];
  /** Behind each name in Japanese; empty for a team. */
  readonly honorific: string;
  readonly body: string;
  readonly date: string;
}

export function certificateWords(
  template: TemplateText,
  recipient: Recipient,
  { name, eventDate }: Pick<Results['tournament'], 'name' | 'eventDate'>,
): CertificateWords {
  const { language, isVertical } = template;
  const isJa = language === 'ja';
  const place = isJa
    ? placeInJapanese(recipient.place, isVertical)
    : placeInEnglish(recipient.place);
  const facts: Readonly<Record<string, string>> = {
    tournament: nameIn(name, language),
    event: recipient.event,
    place,
    name: recipient.names.join(isJa ? '・' : ' and '),
    club: recipient.club,
    you: isJa ? youInJapanese(recipient) : 'you',
  };
  return {
    event: recipient.event,
    place,
    club: recipient.club,
    names: recipient.names,
    honorific: isJa && recipient.kind !== 'Team' ? '殿' : '',
    body: template.body.replaceAll(/\{(\w+)\}/g, (all, key: string) => facts[key] ?? all),
    date: isJa ? dateInJapanese(eventDate, isVertical) : longDate(eventDate, 'en'),
  };
}

function youInJapanese({ kind, names }: Recipient): string {
  if (kind === 'Team') return '貴チーム';
  return names.length > 1 ? 'あなたがた' : 'あなた';
}

function placeInJapanese(place: number, isVertical: boolean): string {
  return isVertical ? `第${kanji(place)}位` : `第${place}位`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function placeInEnglish(place: number): string {
  return `${ORDINALS[place - 1] ?? `${place}th`} place`;
}

/** "令和8年12月5日", in vertical text "令和八年十二月五日". The era began in 2019. */
function dateInJapanese(date: string, isVertical: boolean): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const written = (value: number) => (isVertical ? kanji(value) : String(value));
  const era = year - 2018;
  return `令和${era === 1 ? '元' : written(era)}年${written(month)}月${written(day)}日`;
}

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number from 1 to 99 in Chinese numerals. */
function kanji(value: number): string {
  const tens = Math.floor(value / 10);
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`;
  return `${ten}${DIGITS[value % 10]}`;
}
