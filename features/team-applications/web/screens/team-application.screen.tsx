import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { hasEnded } from '#features/entries/applications/applications.policy.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Prints } from '../../prints/web/components/prints.tsx';
import { ApplicationLines } from '../components/application-lines.tsx';
import { ApplicationMoney } from '../components/application-money.tsx';
import css from '../components/application-view.module.css';
import { TransferFacts } from '../components/transfer-facts.tsx';
import { applicationQuery, type Found } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** How often the outcome of a payment is read, in milliseconds. */
const WHILE_PAYING = 3000;

/** An application of a school, for the school, the organizer and the referees. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = useParams().id ?? '';
  const query = useQuery({
    ...applicationQuery(id),
    refetchInterval: ({ state }) => (state.data?.application.isPaying ? WHILE_PAYING : false),
  });
  const missing = isRefused(query.error, 'APPLICATION_NOT_FOUND', 'INVALID_INPUT');
  const found = missing ? undefined : query.data;
  const about = found
    ? format.facts([found.application.group.name, format.name(found.tournament.name)])
    : undefined;
  const back = found ? backOf(found) : '/my-tournaments';
  return (
    <Frame title={t.applicationTitle} subtitle={about} back={{ to: back, label: t.back }}>
      {missing ? (
        <EmptyState title={t.failures.APPLICATION_NOT_FOUND} />
      ) : (
        <Loaded query={query} shape="card" count={2}>
          {(read) => <View found={read} />}
        </Loaded>
      )}
    </Frame>
  );
}

/** A school comes from its own list, the organizer from that of the tournament, and a referee from their page of it. */
function backOf({ may, application, tournament }: Found): string {
  if (!may.readAll) return `/referee/tournaments/${tournament.id}`;
  return may.withdraw || may.pay
    ? `/group-applications/${application.group.id}`
    : `/organizer/tournaments/${tournament.id}/team-applications`;
}

function View({ found }: { readonly found: Found }) {
  const t = useText();
  const { application, tournament, may } = found;
  const { state, group } = application;
  return (
    <>
      {may.readAll ? <ApplicationMoney found={found} /> : null}
      {state === 'lapsed' ? (
        <InlineNotice
          tone="warning"
          title={t.lapsedTitle}
          action={
            may.giveAccount ? (
              <LinkButton
                variant="secondary"
                to={`/apply-team/${tournament.id}?group=${group.id}&again=${application.id}`}
              >
                {t.again}
              </LinkButton>
            ) : undefined
          }
        >
          {t.lapsedText}
          <TransferBack found={found} />
        </InlineNotice>
      ) : null}
      {state === 'cancelled' ? <Cancelled found={found} /> : null}
      <Refunds found={found} />
      {may.readAll ? (
        <>
          <TransferFacts found={found} />
          <Prints found={found} />
        </>
      ) : null}
      <ApplicationLines found={found} />
      <History found={found} />
    </>
  );
}

/** Why it has ended, and who sends the money back. */
function Cancelled({ found }: { readonly found: Found }) {
  const t = useText();
  const isOff = found.tournament.availability === 'cancelled';
  return (
    <InlineNotice title={isOff ? t.tournamentCancelled : t.cancelledText}>
      <TransferBack found={found} />
    </InlineNotice>
  );
}

/** What the organizer has still to send back of an application that has ended. */
function TransferBack({ found: { application } }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  const { dueBackYen } = application;
  return dueBackYen > 0 ? <p>{t.transferBack(format.yen(dueBackYen))}</p> : null;
}

/** Where the school gives the bank account for what goes back by a transfer. */
function Refunds({ found: { application, may } }: { readonly found: Found }) {
  const t = useText();
  const { state, transfers, dueBackYen, lines, id } = application;
  const isReturned = transfers.length > 0 && (state === 'partly-refunded' || hasEnded(state));
  const goesBack = isReturned || dueBackYen > 0;
  if (!may.giveAccount || !(goesBack || lines.some(({ refund }) => refund === 'needs-account'))) {
    return null;
  }
  return (
    <LinkButton full variant="secondary" to={`/refunds?application=${id}`}>
      {t.refundsOfSchool}
    </LinkButton>
  );
}

function History({ found }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section heading={t.history}>
      <ol className={css.steps}>
        {found.steps.map(({ id, kind, amountYen, at }) => (
          <li key={id}>
            <span className={css.small}>{format.dateTime(at)}</span>
            {format.facts([t.steps[kind], amountYen ? format.yen(amountYen) : ''])}
          </li>
        ))}
      </ol>
    </Section>
  );
}
