import type { Translation } from '#platform/shared/language.ts';
import type { eventsMessages as en } from './events.messages.en.ts';

const units = { Singles: '名', Doubles: '組', Team: 'チーム' };
/** A league of players is one of so many 人, as players say it. */
const inLeague = { Singles: '人', Doubles: units.Doubles, Team: units.Team };

export const eventsMessages: Translation<typeof en> = {
  units,
  people: (count, eventType) => `${count}${units[eventType]}`,
  groupsOf: (size, eventType) => `${size}${inLeague[eventType]}リーグ`,
  taken: (taken, limit, eventType) => {
    const unit = eventType ? units[eventType] : '';
    return `申込${taken}${unit}／定員${limit}${unit}`;
  },
};
