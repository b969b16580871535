import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_REASON } from '../../tie-orders.vocabulary.ts';
import { emptyOrder } from '../lib/order-words.ts';
import { type DeskTie, enterOrder, type Side } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import { OrderForm } from './order-form.tsx';
import css from './tie.module.css';

interface Props {
  readonly tie: DeskTie;
  readonly side: Side;
  /** Of the order that the side had when the desk began; 0 for none. */
  readonly began: number;
  readonly onClose: () => void;
}

/** The desk enters the order of a team: from paper, the last one that the coach agrees to, or after an injury. */
export function EnterOrder({ tie, side, began, onClose }: Props) {
  const t = useText();
  const platform = usePlatformText();
  const format = useFormat();
  const { template, letters, stageId, matchId, tournamentId: id } = tie;
  const { squad, proposal, players: current, version } = tie.sides[side];
  const [players, setPlayers] = useState(current ?? proposal ?? emptyOrder(template));
  const [isTouched, setTouched] = useState(proposal !== null);
  const [reason, setReason] = useState('');
  const { submit, isPending, failure } = useSubmit({
    send: () =>
      enterOrder({
        params: { id, stageId, matchId, side },
        body: { players: [...players], baseVersion: began, reason },
      }),
    reads: ['organizer', 'entries'],
    words: t,
    onSuccess: () => {
      notify({ title: t.entered });
      onClose();
    },
  });
  const team = format.name(tie[side]);
  if (version !== began && !isPending) {
    return (
      <InlineNotice
        tone="warning"
        title={t.overtaken(team)}
        action={
          <Button variant="secondary" onClick={onClose}>
            {platform.close}
          </Button>
        }
      >
        {t.overtakenAtDesk}
      </InlineNotice>
    );
  }
  const isChange = current !== null;
  return (
    <div className={css.enter}>
      <h4>{isChange ? t.changeFor(team) : t.enterFor(team)}</h4>
      {proposal ? (
        <InlineNotice tone="warning">{t.proposed}</InlineNotice>
      ) : (
        <p className={css.note}>{isChange ? t.changeText : t.enterText}</p>
      )}
      {squad.length === 0 ? <InlineNotice tone="warning" title={t.noSquad} /> : null}
      <OrderForm
        template={template}
        squad={squad}
        players={players}
        isTouched={isTouched}
        letters={letters[side]}
        warnsOnly={false}
        onChange={(next) => {
          setTouched(true);
          setPlayers(next);
        }}
      />
      {isChange ? (
        <TextField
          name="reason"
          label={t.reason}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          error={failure?.code === 'REASON_NEEDED' ? t.failures.REASON_NEEDED : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      <div className={css.actions}>
        <Button busy={isPending} onClick={() => void submit()}>
          {isChange ? t.change : t.enter}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
