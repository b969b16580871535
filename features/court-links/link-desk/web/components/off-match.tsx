import { serialise } from '#domain/scorecard/score-text.ts';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { addressInEvent } from '#features/matches/web/lib/score-outbox.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { readCode } from '../../../court-links.hand-over.policy.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

/** What the refusal of a match that is off says about it. */
export interface OffMatch {
  readonly code: string;
  readonly details: {
    readonly eventId: number;
    readonly player1Id: string;
    readonly player1: string;
    readonly player2Id: string;
    readonly player2: string;
    readonly withdrawn: string;
  };
}

/** Why a scanned result was not saved although its code is right: its match is off. The desk may know better. */
export function OffMatchNotice({ id, off }: { readonly id: number; readonly off: OffMatch }) {
  const t = useText();
  const format = useFormat();
  const { eventId, withdrawn, ...sides } = off.details;
  const scanned = readCode(off.code);
  const player1 = { id: sides.player1Id, name: format.name(sides.player1) };
  const player2 = { id: sides.player2Id, name: format.name(sides.player2) };
  const to = addressInEvent({ player1, player2 }, { tournamentId: id, eventId });
  return (
    <InlineNotice
      tone="error"
      title={<bdi>{t.offTitle(`${player1.name} – ${player2.name}`)}</bdi>}
      action={
        <LinkButton variant="secondary" to={to} state={FROM_DAY}>
          {t.toCard}
        </LinkButton>
      }
    >
      <div className={css.stack}>
        <p>{t.offText(format.name(withdrawn))}</p>
        {scanned.ok ? <p>{t.offScore(serialise(scanned.value.result.sets))}</p> : null}
      </div>
    </InlineNotice>
  );
}
