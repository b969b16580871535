import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { answeringRefusal, enteringRefusal } from '../../season.policy.ts';
import { useShowSeason } from '../hooks/use-show-season.ts';
import type { FixtureProps } from '../lib/fixture-props.ts';
import { rubberUnit } from '../lib/rubber-unit.ts';
import { answerResult, enterResult } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

/** The result of a fixture: the home captain enters it, the away captain answers, the organizer decides. */
export function FixtureResult(props: FixtureProps) {
  const t = useText();
  const format = useFormat();
  const { season, fixture } = props;
  const { resultState, own, confirmsAt, isVoid } = fixture;
  const mayEnter = !isVoid && (season.isDesk || !enteringRefusal(own, resultState));
  const mayAnswer = !isVoid && !answeringRefusal(own, resultState);
  return (
    <Section heading={t.resultTitle} card>
      {confirmsAt ? <p className={css.note}>{t.confirmsAt(format.dateTime(confirmsAt))}</p> : null}
      {resultState === 'disputed' ? (
        <InlineNotice tone="warning" title={t.states.disputed}>
          {t.disputedText}
        </InlineNotice>
      ) : null}
      {mayAnswer ? <Answer {...props} /> : null}
      {mayEnter ? <Enter {...props} /> : null}
      {fixture.rubbers && !mayEnter ? <Played {...props} /> : null}
      {fixture.rubbers || mayEnter ? null : <p className={css.note}>{t.states.none}</p>}
    </Section>
  );
}

function Played({ season, fixture }: FixtureProps) {
  const t = useText();
  const names = fixture.rubberNames ?? season.rubberNames;
  return (
    <ul className={css.rubbers}>
      {names.map((name, index) => {
        const games = fixture.rubbers?.[index];
        return games ? <li key={name}>{`${name} ${t.score(games.home, games.away)}`}</li> : null;
      })}
    </ul>
  );
}

function Answer({ at, fixture }: FixtureProps) {
  const t = useText();
  const show = useShowSeason(at);
  const { submit, isPending } = useSubmit({
    send: (agrees: boolean) => {
      const params = { ...at, fixtureId: fixture.id };
      return answerResult({ params, body: { agrees, baseVersion: fixture.version } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: show,
  });
  return (
    <div className={css.actions}>
      <Button busy={isPending} onClick={() => void submit(true)}>
        {t.agree}
      </Button>
      {fixture.resultState === 'disputed' ? null : (
        <Button variant="secondary" aria-disabled={isPending} onClick={() => void submit(false)}>
          {t.disagree}
        </Button>
      )}
    </div>
  );
}

function Enter({ season, at, fixture, home, away }: FixtureProps) {
  const t = useText();
  const names = fixture.rubberNames ?? season.rubberNames;
  const stored: readonly string[] = names.flatMap((_name, index) => {
    const known = fixture.rubbers?.[index];
    return known ? [String(known.home), String(known.away)] : ['', ''];
  });
  // A new day of the fixture is no other result.
  const edit = useOwnEdit({ stored, version: fixture.rubbers });
  const games = edit.value;
  const unit = rubberUnit(season);
  const [isTried, setIsTried] = useState(false);
  const show = useShowSeason(at);
  const { submit, isPending } = useSubmit({
    send: (games: readonly string[]) => {
      const rubbers = names.map((_name, index) => {
        const [one, other] = [games[2 * index] ?? '', games[2 * index + 1] ?? ''];
        return one === '' && other === '' ? null : { home: Number(one), away: Number(other) };
      });
      const params = { ...at, fixtureId: fixture.id };
      return enterResult({ params, body: { rubbers, baseVersion: fixture.version } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: (answer, sent) => {
      show(answer);
      const entered = answer.season.season?.fixtures.find(({ id }) => id === fixture.id);
      edit.saved(sent, entered?.rubbers ?? null);
      notify({ title: t.entered });
    },
  });
  const enter = () => {
    setIsTried(true);
    if (!games.some((_games, at) => isMissing(games, at))) void submit(games);
  };
  return (
    <div className={css.form}>
      <p className={css.note}>{(fixture.playsAll ? t.resultOfAll : t.resultText)(unit)}</p>
      {names.map((name, index) => (
        <div key={name} className={css.rubber}>
          {[home, away].map((team, side) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: the first is the home team.
              key={side}
              name={`games-${index}-${side}`}
              label={t.gamesOf(name, team)}
              inputMode="numeric"
              maxLength={2}
              value={games[2 * index + side] ?? ''}
              error={
                isTried && isMissing(games, 2 * index + side) ? t.gamesMissing(unit) : undefined
              }
              onChange={({ target }) =>
                edit.change(games.with(2 * index + side, target.value.replace(/\D/g, '')))
              }
            />
          ))}
        </div>
      ))}
      {isPending ? null : <OvertakenNotice edit={edit} />}
      <Button busy={isPending} disabled={edit.isOvertaken} onClick={enter}>
        {t.enter}
      </Button>
    </div>
  );
}

/** Whether one number of a rubber is missing beside the other: a blank is not 0. */
function isMissing(games: readonly string[], at: number): boolean {
  const other = at % 2 === 0 ? at + 1 : at - 1;
  return games[at] === '' && games[other] !== '';
}
