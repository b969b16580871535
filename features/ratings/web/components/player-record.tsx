import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useDay } from '../hooks/use-day.ts';
import type { PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import { People } from './people.tsx';
import css from './player-record.module.css';

/** What a player has won and lost: by school year, against whom, the best wins, and milestones that are facts. */
export function PlayerRecord({ page }: { readonly page: PlayerPage }) {
  const t = useText();
  const format = useFormat();
  const dayOf = useDay();
  const { seasons, rivals, bestWins, badges, player } = page;
  return (
    <>
      {badges.length > 0 ? (
        <Section heading={t.badges}>
          <ul className={css.badges}>
            {badges.map(({ badge, count, day }) => (
              <li key={badge}>
                <Badge tone="green">
                  {badge === 'first-win' ? t.firstWin : t.playedMatches(count)}
                </Badge>
                <span className={css.day}>{dayOf(day)}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {seasons.length > 0 ? (
        <Section heading={t.record}>
          <List label={t.record}>
            {seasons.map(({ year, tournament, practice }) => (
              <ListRow
                key={year}
                title={t.season(year)}
                text={
                  <FactsLine
                    facts={[
                      `${t.inTournaments} ${t.wonLost(tournament.won, tournament.lost)}`,
                      ...(player.seesPractice
                        ? [`${t.inPractice} ${t.wonLost(practice.won, practice.lost)}`]
                        : []),
                    ]}
                  />
                }
              />
            ))}
          </List>
        </Section>
      ) : null}
      {bestWins.length > 0 ? (
        <Section heading={t.bestWins}>
          <List label={t.bestWins}>
            {bestWins.map(({ somebody, points, isNew, day, where }) => (
              <ListRow
                key={`${day} ${points}`}
                title={<People people={[somebody]} />}
                text={<FactsLine facts={[format.name(where), dayOf(day)]} />}
                end={
                  <span className={css.points}>
                    {isNew ? <Badge tone="amber">{t.isNew}</Badge> : null} {t.points(points)}
                  </span>
                }
              />
            ))}
          </List>
        </Section>
      ) : null}
      {rivals.length > 0 ? (
        <Section heading={t.rivals}>
          <List label={t.rivals}>
            {rivals.map(({ somebody, won, lost }, index) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: strangers have no id, and the order stays.
                key={index}
                title={<People people={[somebody]} />}
                end={t.wonLost(won, lost)}
              />
            ))}
          </List>
        </Section>
      ) : null}
    </>
  );
}
