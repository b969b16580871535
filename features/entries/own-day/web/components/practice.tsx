import { useQueryClient } from '@tanstack/react-query';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useOwnMatchWords } from '../hooks/use-own-match-words.ts';
import { endPractice, signUpForPractice } from '../lib/practice-calls.ts';
import { type OwnDay, type OwnDays, ownDaysQuery } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';
import css from './own-day.module.css';

interface Props {
  readonly day: OwnDay;
  readonly practice: NonNullable<OwnDay['practice']>;
  readonly isReadOnly: boolean;
}

/** One more match for a player who is out, on a table that the tournament does not need: signing up, waiting, and the table. */
export function Practice({ day, practice, isReadOnly }: Props) {
  const t = useText();
  const { state, ahead } = practice;
  const title = state === 'open' ? t.practiceTitle : t.practiceMatch;
  return (
    <section className={css.match} aria-label={title}>
      <h4 className={css.label}>{title}</h4>
      {state === 'open' ? <p>{t.practiceText[courtKind(day.sport)]}</p> : null}
      {state === 'waiting' ? <p role="status">{t.practiceWaiting(ahead ?? 0)}</p> : null}
      {state === 'called' ? <Called day={day} practice={practice} /> : null}
      {isReadOnly ? null : <Actions day={day} practice={practice} />}
    </section>
  );
}

type Part = Pick<Props, 'day' | 'practice'>;

function Called({ day, practice: { court, match } }: Part) {
  const t = useText();
  const format = useFormat();
  const words = useOwnMatchWords(day.sport);
  if (!match) return null;
  const { name, club } = match.opponent;
  return (
    <>
      <p className={css.main}>
        <bdi>{court === null ? t.practiceNoTable : t.goTo(words.court(court))}</bdi>
      </p>
      <p className={css.opponent}>
        <bdi>{t.against(format.name(name))}</bdi>
      </p>
      {club ? (
        <p className={css.small}>
          <bdi>{format.name(club)}</bdi>
        </p>
      ) : null}
    </>
  );
}

function Actions({ day: { tournamentId }, practice: { state, match } }: Part) {
  const t = useText();
  const queries = useQueryClient();
  const params = { id: tournamentId };
  const options = {
    reads: ['entries'],
    readsAfter: 'answer',
    inBackground: true,
    words: t,
    onSuccess: (days: OwnDays) => {
      queries.setQueryData(ownDaysQuery.queryKey, days);
    },
  } as const;
  const joining = useSubmit({
    ...options,
    send: (_: undefined, id) => signUpForPractice({ params, body: { id } }),
  });
  const ending = useSubmit({
    ...options,
    send: (seen: string) => endPractice({ params, query: { seen } }),
  });
  if (state === 'open') {
    return (
      <div className={css.actions}>
        <Button busy={joining.isPending} onClick={() => void joining.submit(undefined)}>
          {t.oneMore}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      {match ? (
        <LinkButton to={`/my-matches/${tournamentId}/practice/${match.id}`}>{t.enter}</LinkButton>
      ) : null}
      <Button
        variant="secondary"
        busy={ending.isPending}
        onClick={() => void ending.submit(match?.id ?? 'waiting')}
      >
        {match ? t.endWithoutScore : t.leaveList}
      </Button>
    </div>
  );
}
