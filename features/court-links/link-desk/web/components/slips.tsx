import { useQuery, useQueryClient } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { type QueueView, useQueueView } from '#features/day/queue/web/hooks/use-queue-view.ts';
import { type Queue, queueQuery } from '#features/day/queue/web/queue.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import {
  issueSlips,
  type Links,
  linksQuery,
  type MadeSlip,
  type PrintedSlip,
  revokeSlips,
} from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

interface Props {
  readonly id: number;
  readonly links: Links;
  readonly made: readonly PrintedSlip[];
  readonly onMade: (slips: readonly PrintedSlip[]) => void;
  readonly onPrint: () => void;
}

/** Scorecards on paper with the code of their match. */
export function Slips(props: Props) {
  const t = useText();
  const { data: queue } = useQuery(queueQuery(props.id));
  return (
    <Section heading={t.slips} text={t.slipsText}>
      {queue ? <WithQueue {...props} queue={queue} /> : null}
    </Section>
  );
}

function WithQueue({ id, links, made, onMade, onPrint, queue }: Props & { readonly queue: Queue }) {
  const t = useText();
  const client = useQueryClient();
  const view = useQueueView(id, queue);
  const [chosen, setChosen] = useState('');
  const open = queue.matches.filter((one) => one.player1 && one.player2 && one.state !== 'done');
  const match = open.find(({ key }) => key === chosen);
  const placeOf = ({ match: { match: of } }: MadeSlip) => {
    const found = queue.matches.find(
      ({ stageId, matchId }) => stageId === of.stageId && matchId === of.matchId,
    );
    return found ? view.place(found) : null;
  };
  const { submit, isPending } = useSubmit({
    send: () => {
      const matches = match ? [{ stageId: match.stageId, matchId: match.matchId }] : null;
      return issueSlips({ params: { id }, body: { matches } });
    },
    words: t,
    onSuccess: ({ made: slips, links: fresh }) => {
      client.setQueryData(linksQuery(id).queryKey, fresh);
      onMade(slips.map((slip) => ({ ...slip, place: placeOf(slip) })));
    },
  });
  return (
    <div className={css.stack}>
      {links.isClosed ? null : (
        <>
          <SelectField
            name="slips-for"
            label={t.slipsFor}
            value={match?.key ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: t.allMatches },
              ...open.map((one) => ({
                value: one.key,
                label: `${view.place(one)} ${view.versus(one)}`,
              })),
            ]}
          />
          <Button
            full
            variant="secondary"
            icon={<Printer aria-hidden="true" />}
            busy={isPending}
            onClick={() => void submit()}
          >
            {t.printSlips}
          </Button>
        </>
      )}
      {made.length > 0 ? (
        <InlineNotice
          tone="success"
          title={t.slipsMade(made.length)}
          action={
            <Button variant="secondary" onClick={onPrint}>
              {t.printAgain}
            </Button>
          }
        />
      ) : null}
      {links.slips.length > 0 ? <Printed id={id} links={links} view={view} /> : null}
    </div>
  );
}

interface PrintedProps {
  readonly id: number;
  readonly links: Links;
  readonly view: QueueView;
}

function Printed({ id, links, view }: PrintedProps) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const { submit, isPending } = useSubmit({
    send: ({ stageId, matchId }: Links['slips'][number]) =>
      revokeSlips({ params: { id, stageId, matchId } }),
    words: t,
    onSuccess: ({ links: fresh }) => {
      client.setQueryData(linksQuery(id).queryKey, fresh);
    },
  });
  return (
    <details>
      <summary>{t.printed(links.slips.length)}</summary>
      <List label={t.printed(links.slips.length)}>
        {links.slips.map((slip) => {
          const match = view.queue.matches.find(
            (one) => one.stageId === slip.stageId && one.matchId === slip.matchId,
          );
          const name = match ? view.versus(match) : t.goneMatch;
          return (
            <ListRow
              key={`${slip.stageId} ${slip.matchId}`}
              title={<bdi>{name}</bdi>}
              text={format.facts([
                t.copies(slip.copies, format.clockTime(slip.madeAt)),
                ...(slip.usedAt ? [t.slipUsed(format.clockTime(slip.usedAt))] : []),
              ])}
              end={
                <Button
                  variant="quiet"
                  aria-label={t.endSlipOf(name)}
                  aria-disabled={isPending}
                  onClick={() => void submit(slip)}
                >
                  {t.endSlip}
                </Button>
              }
            />
          );
        })}
      </List>
    </details>
  );
}
