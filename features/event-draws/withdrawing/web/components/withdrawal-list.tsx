import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDistinctNames } from '#platform/web/i18n/use-distinct-names.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { EntrantToWithdraw, EventToWithdrawFrom } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';
import { RequestFacts } from './request-facts.tsx';

interface Props {
  readonly event: EventToWithdrawFrom;
  /** The address of the event. */
  readonly here: string;
}

/** The requests that wait, those that are decided, and the way to withdraw somebody who has not asked. */
export function WithdrawalList({ event, here }: Props) {
  const t = useText();
  const isIn = (state: 'asked' | 'other') => (one: EntrantToWithdraw) =>
    one.request !== null && (one.request.state === 'asked') === (state === 'asked');
  const asked = event.entrants.filter(isIn('asked'));
  const decided = event.entrants.filter(isIn('other'));
  return (
    <>
      <Section heading={t.asked}>
        {asked.length === 0 ? (
          <p>{t.nobodyAsked}</p>
        ) : (
          <Rows label={t.asked} entrants={asked} here={here} />
        )}
      </Section>
      {decided.length === 0 ? null : (
        <Section heading={t.decided}>
          <Rows label={t.decided} entrants={decided} here={here} />
        </Section>
      )}
      {event.isClosed && !event.isCancelled ? <WithdrawSomebody event={event} here={here} /> : null}
    </>
  );
}

function Rows({
  label,
  entrants,
  here,
}: {
  readonly label: string;
  readonly entrants: readonly EntrantToWithdraw[];
  readonly here: string;
}) {
  const format = useFormat();
  return (
    <List label={label}>
      {entrants.map((one) => (
        <ListRow
          key={one.entryId}
          to={`${here}/withdraw?entry=${one.entryId}`}
          title={<bdi>{format.name(one.name)}</bdi>}
          text={one.request ? <RequestFacts request={one.request} /> : null}
        />
      ))}
    </List>
  );
}

function WithdrawSomebody({ event, here }: Props) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const entrants = event.entrants.filter(({ isIn }) => isIn);
  const labels = entrants.map(({ name, club }) =>
    format.facts([format.name(name), club && format.name(club)]),
  );
  // Two of one name and club have their numbers.
  const distinct = useDistinctNames()(
    entrants.map(({ number }, at) => ({ number, name: labels[at] ?? '' })),
  );
  const options = entrants.map(({ entryId }, at) => ({
    value: entryId,
    label: distinct[at] ?? '',
  }));
  return (
    <Section card heading={t.withdrawSomebody} text={t.withdrawSomebodyText}>
      {entrants.length === 0 ? (
        <p>{t.nobodyIn}</p>
      ) : (
        <>
          <SelectField
            name="entrant"
            label={t.who}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            options={[{ value: '', label: t.choose }, ...options]}
          />
          <Button
            full
            variant="secondary"
            disabled={chosen === ''}
            onClick={() => void navigate(`${here}/withdraw?entry=${chosen}`)}
          >
            {t.goOn}
          </Button>
        </>
      )}
    </Section>
  );
}
