import { TieTeams } from '#features/matches/ties/web/components/tie-teams.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { OwnTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import css from './tie.module.css';
import { STATE_TONES } from './tie-rows.tsx';

/** The two teams, the score, and how far their orders are. */
export function TieHead({ tie }: { readonly tie: OwnTie }) {
  const t = useText();
  const format = useFormat();
  const { state, score, own, filed, dueAt, startsAt, template, play } = tie;
  const isPlayed = state === 'revealed' || state === 'over';
  const team = (side: 'player1' | 'player2') => (
    <>
      <small>{side === own ? t.ownTeam : t.otherTeam}</small>
      <bdi>{format.name(tie[side])}</bdi>
      {isPlayed ? null : <small>{filed[side] ? t.isFiled : t.notFiled}</small>}
    </>
  );
  return (
    <>
      <TieTeams
        player1={team('player1')}
        player2={team('player2')}
        score={isPlayed ? t.score(score.player1, score.player2) : '–'}
      />
      <p className={css.note}>
        <Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>{' '}
        {format.facts([
          isPlayed || !dueAt ? null : t.due(format.dateTime(dueAt)),
          startsAt && t.begins(format.dateTime(startsAt)),
          t.winsOf(template.wins, template.rubbers.length),
          t.stops[template.play[play].stop],
        ])}
      </p>
    </>
  );
}
