import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import type { Language } from '#platform/shared/language.ts';
import { paperMessages as en } from '../paper/paper.messages.en.ts';
import { paperMessages as ja } from '../paper/paper.messages.ja.ts';
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

const WORDS = { en, ja };

/** The text that is used until somebody has stored another one. */
export function usualTemplate(language: Language, organizerName: string): TemplateText {
  const { title, body } = WORDS[language];
  const signer = nameIn(organizerName, language);
  return { language, isVertical: false, title, body, signer, upTo: 3 };
}

/** Who gets a certificate. */
export interface Recipient {
  readonly key: string;
  readonly event: string;
  readonly place: number;
  /** One, or both of a pair. */
  readonly names: readonly string[];
  readonly club: string;
  /** The squad of a team; empty for players. */
  readonly members: readonly string[];
  readonly kind: EventOfResults['eventType'];
}

/**
 * Those with a place up to `upTo`, event by event. Groups that a knockout follows give none. Both who share the third place have it, as do
 * both of a final that was not played; of more who share places, or while one of them is not known, nobody has them.
 */
export function recipientsOf(
  { events }: Pick<Results, 'events'>,
  { language, upTo }: Pick<TemplateText, 'language' | 'upTo'>,
): readonly Recipient[] {
  return events.flatMap((event) =>
    event.stages
      .filter((stage) => givesPlaces(stage, event))
      .flatMap((stage) =>
        stage.places
          .filter((place) => place.from <= upTo && isHeld(place))
          .flatMap((place) =>
            place.sides.map(({ id, name, club, members = [] }) => ({
              key: `${event.id} ${stage.stageId} ${id}`,
              event: [
                event.name === ''
                  ? WORDS[language].eventTypes[event.eventType]
                  : nameIn(event.name, language),
                partOf(stage, place.group, language),
              ]
                .filter(Boolean)
                .join(WORDS[language].joint),
              place: place.from,
              names: name.split(PAIR_JOINT).map((one) => nameIn(one, language)),
              club: (club ?? '')
                .split(PAIR_JOINT)
                .map((one) => nameIn(one, language))
                .join(WORDS[language].and),
              members: members.map((one) => nameIn(one, language)),
              kind: event.eventType,
            })),
          ),
      ),
  );
}

type Stage = EventOfResults['stages'][number];

function isHeld({ from, to, sides }: Stage['places'][number]): boolean {
  if (from === to || (from === 3 && to === 4)) return true;
  return to - from === 1 && sides.length === 2;
}

/** The knockout after groups may not be out yet; an event that is finished without it has no other places. */
function givesPlaces(
  { kind, further, hasNext }: Stage,
  { stages, isFinished }: Pick<EventOfResults, 'stages' | 'isFinished'>,
): boolean {
  if (kind === 'knockout' || further !== null) return true;
  return stages.length === 1 && (!hasNext || isFinished);
}

/** "Places 2", "Consolation", "Group 1": of what it is the place, where that is not the whole event. */
function partOf({ further, places }: Stage, group: number | null, language: Language): string {
  const t = WORDS[language];
  if (group !== null) return places.every((one) => one.group === 1) ? '' : t.group(group);
  if (!further || further.isMain) return '';
  return further.places ? t.placeDraw(further.places.from, further.places.to) : t.consolation;
}

/** The parts of one certificate. */
export interface CertificateWords {
  readonly event: string;
  readonly place: string;
  readonly club: string;
  readonly names: readonly string[];
  /** The squad of a team, below its name; empty for players. */
  readonly members: string;
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
  const t = WORDS[language];
  const { event, names, club, members, kind } = recipient;
  const place = t.place(recipient.place, isVertical);
  const facts: Readonly<Record<string, string>> = {
    tournament: nameIn(name, language),
    event,
    place,
    name: names.join(t.and),
    club,
    you: t.you(kind === 'Team', names.length),
  };
  return {
    event,
    place,
    club,
    names,
    members: members.join(t.members),
    honorific: kind === 'Team' ? '' : t.honorific,
    body: template.body.replaceAll(/\{(\w+)\}/g, (all, key: string) => facts[key] ?? all),
    date: t.date({ date: eventDate, isVertical }),
  };
}
