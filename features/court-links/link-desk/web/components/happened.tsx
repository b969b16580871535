import { useMatchWords } from '#features/day/handshake/web/hooks/use-match-words.ts';
import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { History } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

type Event = History['happened'][number];

/** Who has done what with a match, the oldest first. */
export function Happened({ history }: { readonly history: History }) {
  const t = useText();
  const format = useFormat();
  if (history.happened.length === 0) return <p>{t.nothingHappened}</p>;
  return (
    <UnmarkedList className={css.events}>
      {history.happened.map((event) => (
        <li key={`${event.at} ${event.what.kind}`} className={css.event}>
          <time dateTime={event.at}>{format.clockTime(event.at)}</time>
          <div>
            <What history={history} what={event.what} />
            <Who history={history} by={event.by} />
          </div>
        </li>
      ))}
    </UnmarkedList>
  );
}

interface WhatProps {
  readonly history: History;
  readonly what: Event['what'];
}

function What({ history: { sport, match }, what }: WhatProps) {
  const t = useText();
  const courtName = useCourtName(sport);
  const names = useMatchWords().names(match);
  switch (what.kind) {
    case 'step': {
      const step = t.steps[what.step];
      const court = what.courtName === null ? null : courtName(what.courtName);
      return <bdi>{court === null ? step : t.stepAt(step, court)}</bdi>;
    }
    case 'result': {
      const { winner, score, status } = what;
      const words = winner
        ? t.resultOf(names[winner], score.replaceAll('-', '–'))
        : t.resultWithout;
      return (
        <bdi>
          {words} <EarlyMark status={status} />
        </bdi>
      );
    }
    case 'removed':
      return <>{t.removedResult}</>;
    case 'confirmed':
      return <>{t.confirmedHow[what.how]}</>;
    case 'disputed':
      return <>{t.contradicted(what.score.replaceAll('-', '–'))}</>;
  }
}

function Who({ history: { sport }, by }: Pick<WhatProps, 'history'> & Pick<Event, 'by'>) {
  const t = useText();
  const format = useFormat();
  const courtName = useCourtName(sport);
  if (!by) return null;
  const words = {
    person: () => (by.kind === 'person' ? format.name(by.name) : ''),
    court: () => (by.kind === 'court' ? t.deviceOf(courtName(by.courtName)) : ''),
    slip: () => t.deviceOfSlip,
    guardian: () => t.byGuardian,
  };
  return (
    <p className={css.small}>
      <bdi>{words[by.kind]()}</bdi>
    </p>
  );
}
