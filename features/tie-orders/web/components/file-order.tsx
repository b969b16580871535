import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useOrderDraft } from '../hooks/use-order-draft.ts';
import { filedTitle } from '../lib/order-words.ts';
import { fileOrder, type OwnTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import { OrderForm } from './order-form.tsx';
import { OvertakenOrder } from './overtaken-order.tsx';
import css from './tie.module.css';
import { WarnedOrder } from './warned-order.tsx';

/** An order of one team against the other: a redraw brings others into the same tie. */
export function orderKey({ stageId, matchId, own, player1, player2 }: OwnTie): string {
  return `${stageId} ${matchId} ${own} ${player1} ${player2}`;
}

/** Choosing and filing the order of one's own team. */
export function FileOrder({ tie }: { readonly tie: OwnTie }) {
  const t = useText();
  const online = useOnline();
  const { stageId, matchId, own, template, letters, squad, order, last, warnsOnly } = tie;
  const draft = useOrderDraft({
    key: orderKey(tie),
    template,
    filed: order?.players,
    version: order?.version ?? 0,
  });
  const { submit, isPending } = useSubmit({
    send: () =>
      fileOrder({
        params: { stageId, matchId, side: own },
        body: { players: [...draft.players], baseVersion: draft.version },
      }),
    reads: ['entries'],
    words: t,
    onSuccess: ({ tie: filed }) => {
      draft.clear();
      if (filed.rubbers === null) notify({ title: t.filedTitle, description: t.filedText });
    },
  });
  if (squad.length === 0) {
    return (
      <InlineNotice tone="warning" title={t.noSquad}>
        {t.noSquadText}
      </InlineNotice>
    );
  }
  const isSame = order !== null && !draft.isUnfiled;
  return (
    <Section heading={t.orderHeading} text={t.orderText} card>
      {template.letters ? <p>{t.letterText(template.letters[letters].join(' '))}</p> : null}
      {order ? (
        <InlineNotice tone={draft.isUnfiled ? 'info' : 'success'} title={filedTitle(t, order)}>
          {t.filedText}
        </InlineNotice>
      ) : null}
      <WarnedOrder template={template} breaches={order?.breaches ?? []} />
      <OvertakenOrder draft={draft} />
      <OrderForm
        template={template}
        letters={letters}
        squad={squad}
        warnsOnly={warnsOnly}
        players={draft.players}
        onChange={draft.change}
        isTouched={draft.isTouched}
      />
      {draft.isUnfiled ? <p className={css.note}>{t.draftStored}</p> : null}
      {online ? null : <p className={css.note}>{t.offline}</p>}
      <div className={css.actions}>
        <Button
          busy={isPending}
          busyLabel={t.filing}
          disabled={!online || isSame || draft.isOvertaken}
          onClick={() => void submit()}
        >
          {order ? t.fileAgain : t.file}
        </Button>
        {last && !draft.isTouched ? (
          <Button variant="secondary" onClick={() => draft.change(last)}>
            {t.useLast}
          </Button>
        ) : null}
        {draft.isUnfiled ? (
          <Button variant="quiet" onClick={draft.clear}>
            {t.clear}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
