import type { EventType } from '#domain/entry/vocabulary.ts';
import type { Translation } from '#platform/shared/language.ts';
import type { eventsMessages as en } from './events.messages.en.ts';

const units = { Singles: '名', Doubles: '組', Team: 'チーム' };
/** A league of players is one of so many 人, as players say it. */
const inLeague = { Singles: '人', Doubles: units.Doubles, Team: units.Team };

/** Those who wait, counted as the places are; 件 where events of several types are counted together. */
export const waitingOf = (waiting: number, eventType: EventType | null) =>
  `${waiting}${eventType ? units[eventType] : '件'}`;

export const eventsMessages: Translation<typeof en> = {
  units,
  people: (count, eventType) => `${count}${units[eventType]}`,
  groupsOf: (size, eventType) => `${size}${inLeague[eventType]}リーグ`,
  taken: (taken, limit, eventType) => {
    const unit = eventType ? units[eventType] : '';
    return `申込${taken}${unit}／定員${limit}${unit}`;
  },
};
