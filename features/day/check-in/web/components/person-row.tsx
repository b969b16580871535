import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { Reading } from '#features/players/web/components/reading.tsx';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import type { Person } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import css from './person-row.module.css';

interface Props {
  readonly tournamentId: number;
  readonly person: Person;
  /** Null where the tournament has only one. */
  readonly eventName: string | null;
  /** Somebody else of the event has the same name and club: the number of the entrant is shown. */
  readonly isAlike: boolean;
  /** Nothing can be changed any more. */
  readonly isFixed: boolean;
}

/** One person on the list: a tap says that they are here, another takes it back; "absent" does the same. */
export const PersonRow = memo(function PersonRow({ tournamentId, person, ...shown }: Props) {
  const t = useText();
  const format = useFormat();
  const { submit, isPending } = useTicks(tournamentId);
  const name = format.name(person.name);
  const toggle = (state: 'present' | 'absent') =>
    void submit({ people: [person], state: person.state === state ? 'expected' : state });
  const button = (state: 'present' | 'absent') => ({
    type: 'button' as const,
    'aria-pressed': person.state === state,
    disabled: shown.isFixed,
    'aria-disabled': isPending,
    onClick: () => toggle(state),
  });
  return (
    <li className={css.row}>
      <button
        {...button('present')}
        className={classNames(css.tick, person.state === 'present' && css.on)}
        aria-label={t.hereOf(name)}
      >
        <Check aria-hidden="true" />
      </button>
      <span className={css.who}>
        <span>
          <bdi className={css.name}>{name}</bdi> <Reading reading={person.reading} />
        </span>
        <Facts person={person} eventName={shown.eventName} isAlike={shown.isAlike} />
      </span>
      <button
        {...button('absent')}
        className={classNames(css.absent, person.state === 'absent' && css.out)}
        aria-label={t.absentOf(name)}
      >
        {t.absent}
      </button>
    </li>
  );
});

function Facts({ person, eventName, isAlike }: Pick<Props, 'person' | 'eventName' | 'isAlike'>) {
  const t = useText();
  const { entrantNumber } = usePlatformText();
  const format = useFormat();
  const { club, number, partnerName, at, by } = person;
  const time = at === null ? null : format.clockTime(at);
  const facts = [
    club === null ? null : format.name(club),
    isAlike && number ? entrantNumber(String(number)) : null,
    partnerName === null ? null : t.pairedWith(format.name(partnerName)),
    eventName,
    time === null || by === null || person.state === 'expected'
      ? null
      : t.tickedBy(time, t.writers[by]),
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : (
    <span className={css.facts}>
      <FactsLine facts={facts} />
    </span>
  );
}
