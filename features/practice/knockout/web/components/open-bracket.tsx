import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { matchState } from '#domain/bracket/match-state.ts';
import { findMatch } from '#domain/bracket/results.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { areInPairs } from '#domain/scorecard/sides.ts';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import { FindField } from '#features/matches/draws/web/components/find-field.tsx';
import { useFind } from '#features/matches/draws/web/hooks/use-find.ts';
import { playersOf } from '#features/matches/draws/web/lib/people.ts';
import { UnsentResults } from '#features/matches/knockout-scores/web/components/unsent-results.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SessionRules } from '../../../score-rules/web/components/session-rules.tsx';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { useInitialDelay } from '../hooks/use-initial-delay.ts';
import { type KnockoutView, useKnockout } from '../hooks/use-knockout.ts';
import { useRulesChange } from '../hooks/use-rules-change.ts';
import { fetchKnockout, knockoutsQuery } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { carriedFrom } from '../lib/carried.ts';
import { BracketActions } from './bracket-actions.tsx';
import { BracketList } from './bracket-list.tsx';
import { BracketPlaceholder } from './bracket-placeholder.tsx';
import { CallPlayers } from './call-players.tsx';
import { NoBracket } from './no-bracket.tsx';
import css from './open-bracket.module.css';
import { PrintSheets } from './print-sheets.tsx';
import { Removal } from './removal.tsx';

interface Props {
  readonly groupId: number;
  readonly session: string;
}

/** One bracket: its rounds, its tree and its actions, and the group's other brackets. */
export function OpenBracket({ groupId, session }: Props) {
  const t = useText();
  const query = useKnockout(session);
  const view = query.data;
  const looking = useInitialDelay();
  const gone = isRefused(query.error, 'SESSION_NOT_FOUND', 'INVALID_INPUT');
  const shown = looking || gone ? undefined : view;
  const carried = view && carriedFrom(view.knockout);
  return (
    <Frame
      title={t.bracketTitle}
      subtitle={shown ? <Facts view={shown} /> : undefined}
      width="wide"
      back={{
        to: `/select-tournament-members/${view?.knockout.groupId ?? groupId}`,
        label: t.backToParticipants,
        state: carried,
      }}
    >
      {looking ? (
        <BracketPlaceholder />
      ) : (
        <Loaded
          query={query}
          refused={() => (gone ? <NoBracket groupId={groupId} gone /> : undefined)}
          placeholder={<BracketPlaceholder />}
        >
          {(known) => <Bracket view={known} carried={carried} />}
        </Loaded>
      )}
      {looking ? null : (
        <Others groupId={shown?.knockout.groupId ?? groupId} session={session} hide={gone} />
      )}
      {shown ? <Rules view={shown} /> : null}
      {shown?.knockout.may.manage ? <Removal knockout={shown.knockout} /> : null}
    </Frame>
  );
}

function Bracket({ view, carried }: { readonly view: KnockoutView; readonly carried: unknown }) {
  const t = useText();
  const navigate = useNavigate();
  const format = useFormat();
  const { knockout, draw } = view;
  const { people, field } = useFind(view.people, knockout.self);
  const { id, groupId, groupName, practiceDate } = knockout;
  const sport = useGroupSport(groupId, 'knockout');

  const open = async (tapped: Match) => {
    const match = playable(tapped) ? tapped : await refreshed(id, tapped);
    const { player1, player2 } = playersOf(match, people);
    if (!player1 || !player2) {
      notify({
        title: t.playersNeededTitle,
        description: t.playersNeeded,
        variant: 'destructive',
      });
      return navigate(`/select-tournament-members/${groupId}`, { state: carried });
    }
    // "Score saved" of the previous match must not cover the title of this one.
    dismissShown();
    const state = { match: { ...match, player1, player2 }, groupId, groupName, practiceDate };
    await navigate(`/tournament-score-input/${match.id}?session=${id}`, { state });
  };
  return (
    <>
      <BracketActions view={view} />
      <UnsentResults
        pending={view.pendingResults}
        addressOf={({ matchId, sessionId }) =>
          `/tournament-score-input/${matchId}?session=${sessionId}`
        }
      />
      <div className={css.hint}>
        <p>{t.hint}</p>
        <LanguageSwitch />
      </div>
      <FindField {...field} />
      <BracketBody
        draw={draw}
        people={people}
        playedOn={practiceDate}
        isWaiting={(matchId) => view.markOf(matchId) === 'waiting'}
        onOpen={(match) => void open(match)}
        below={(match) =>
          matchState(match) === 'ready' ? (
            <CallPlayers match={match} people={people} view={view} />
          ) : null
        }
      />
      <PlayedSport value={sport}>
        <PrintSheets
          draw={draw}
          people={people}
          heading={format.facts([groupName, format.dayWithWeekday(practiceDate)])}
          scoreFormat={knockout.scoreFormat ?? null}
        />
      </PlayedSport>
    </>
  );
}

/** The rules of the matches that are still to be played. */
function Rules({ view }: { readonly view: KnockoutView }) {
  const change = useRulesChange(view);
  const sport = useGroupSport(view.knockout.groupId, 'knockout');
  return change.open > 0 ? <SessionRules of="knockout" {...change} sport={sport} /> : null;
}

function playable({ player1, player2 }: Match): boolean {
  return player1 !== null && player2 !== null;
}

/** Reads the match again before the person is sent away: another phone may have just determined the missing player. */
async function refreshed(id: string, match: Match): Promise<Match> {
  const now = await fetchKnockout(id);
  return (now && findMatch(now.draw, match.id)) ?? match;
}

function Facts({ view: { knockout } }: { readonly view: KnockoutView }) {
  const t = useText();
  const format = useFormat();
  const { groupName, practiceDate, players, drawNumber } = knockout;
  const facts = [
    groupName,
    format.dayWithWeekday(practiceDate),
    areInPairs(players) ? t.selectedPairs(players.length) : t.playersCount(players.length),
    drawNumber > 1 ? t.drawCount(drawNumber) : '',
  ];
  return <FactsLine facts={facts.filter(Boolean)} />;
}

function Others({ groupId, session, hide }: Props & { readonly hide: boolean }) {
  const t = useText();
  const { data } = useQuery(knockoutsQuery(groupId));
  const others = (data ?? []).filter(({ id }) => id !== session);
  return (
    <>
      <BracketList heading={t.otherBrackets} groupId={groupId} brackets={others} />
      {hide ? null : (
        <LinkButton variant="quiet" to={`/select-tournament-members/${groupId}`}>
          {t.newBracket}
        </LinkButton>
      )}
    </>
  );
}
