import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { STATE_TONES } from '../lib/state-tones.ts';
import type { Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** The two players of a pair, and the state of the second. */
export function TwoPlayers({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const format = useFormat();
  const { entrant, partner, role } = pair;
  const state = partner?.state ?? 'none';
  const isAlone = state === 'none' || !partner;
  const name = isAlone ? t.nobody : partner.name || t.somebodyByLink;
  const until = state === 'invited' && partner?.expiresAt;
  const payUntil = state === 'accepting' && partner?.payUntil;
  return (
    <Section heading={t.players}>
      <List label={t.players}>
        <ListRow
          title={entrant}
          text={role === 'player' ? t.you : null}
          end={<Badge tone="green">{t.entrant}</Badge>}
        />
        <ListRow
          title={name}
          text={
            until
              ? t.answerUntil(format.dateTime(lastMoment(until)))
              : payUntil
                ? t.payUntil(format.dateTime(lastMoment(payUntil)))
                : role === 'partner'
                  ? t.you
                  : partner?.club
          }
          end={isAlone ? null : <Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>}
        />
      </List>
      <Fees pair={pair} />
      <Explanation pair={pair} />
    </Section>
  );
}

/** The two halves of a split fee, and until when the place waits for the second. */
function Fees({ pair: { split } }: { readonly pair: Pair }) {
  const t = useText();
  const format = useFormat();
  if (!split) return null;
  const { playerYen, partnerYen, heldUntil } = split;
  return (
    <>
      <p>{t.halves(format.yen(playerYen), format.yen(partnerYen))}</p>
      {heldUntil ? <p>{t.heldForPartner(format.dateTime(lastMoment(heldUntil)))}</p> : null}
    </>
  );
}

/** What the state means for the reader. */
function Explanation({ pair: { partner, role, entrant, closed, split } }: { readonly pair: Pair }) {
  const t = useText();
  const state = partner?.state ?? 'none';
  if (state === 'accepting') return null;
  if (role === 'partner')
    return <p>{split ? t.joinedSplitText(entrant) : t.joinedText(entrant)}</p>;
  if (state === 'accepted') return <p>{t.acceptedText}</p>;
  if (state === 'named') return <p>{t.namedText}</p>;
  if (state === 'invited' || closed) return null;
  const title = {
    none: t.noneTitle,
    declined: t.declinedTitle,
    lapsed: t.lapsedTitle,
    left: t.leftTitle,
  }[state];
  return (
    <InlineNotice tone={state === 'none' ? 'info' : 'warning'} title={title}>
      {split ? t.splitText : state === 'none' ? t.noneText : t.againText}
    </InlineNotice>
  );
}
