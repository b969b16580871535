import type { Translation } from '#platform/shared/language.ts';
import type { eventsMessages as en } from './events.messages.en.ts';

const units = { Singles: '名', Doubles: '組', Team: 'チーム' };

export const eventsMessages: Translation<typeof en> = {
  units,
  people: (count, eventType) => `${count}${units[eventType]}`,
  taken: (taken, limit, eventType) => {
    const unit = eventType ? units[eventType] : '';
    return `申込${taken}${unit}／定員${limit}${unit}`;
  },
};
