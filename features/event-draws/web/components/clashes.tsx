import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { ReactNode } from 'react';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { DraftedDraw } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './clashes.module.css';

interface Props {
  readonly draw: DraftedDraw;
  readonly people: People;
  /** Begins an exchange with this entrant. */
  readonly onExchange: ((id: string) => void) | undefined;
}

/** Club-mates who meet at once, with the fewest such matches that any draw of these entrants could have. */
export function Clashes({ draw: { clashes, made }, people, onExchange }: Props) {
  const t = useText();
  const ofGroups = isGroupsDraw(made);
  if (clashes.matches === 0) {
    return (
      <InlineNotice tone="success" title={t.clashes}>
        {ofGroups ? t.noClashes.groups : t.noClashes.knockout}
      </InlineNotice>
    );
  }
  const placeName = (place: number) => (ofGroups ? t.group(place) : t.line(place));
  return (
    <InlineNotice tone="warning" title={t.clashes}>
      <p>
        {t.clashMatches(clashes.matches)} {t.clashBound(clashes.lowerBound)}
      </p>
      <UnmarkedList className={css.meetings}>
        {clashes.meetings.map(({ place, entrants }) => (
          <li key={`${place} ${entrants.join(' ')}`}>
            <b>{placeName(place)}</b>
            <UnmarkedList className={css.people}>
              {entrants.map((id) => (
                <Mate key={id} name={people.get(id)?.name ?? ''} club={people.get(id)?.club}>
                  {onExchange ? (
                    <IconButton
                      label={t.exchangeOne(people.get(id)?.name ?? '')}
                      icon={<ArrowLeftRight aria-hidden="true" />}
                      onClick={() => onExchange(id)}
                    />
                  ) : null}
                </Mate>
              ))}
            </UnmarkedList>
          </li>
        ))}
      </UnmarkedList>
    </InlineNotice>
  );
}

interface MateProps {
  readonly name: string;
  readonly club: string | undefined;
  readonly children: ReactNode;
}

function Mate({ name, club, children }: MateProps) {
  return (
    <li className={css.mate}>
      <span className={css.name}>
        <bdi>{name}</bdi>
        {club ? <bdi className={css.club}>{club}</bdi> : null}
      </span>
      {children}
    </li>
  );
}
