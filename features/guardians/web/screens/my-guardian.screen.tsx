import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ChangeAnswer } from '../components/change-answer.tsx';
import { stateOf } from '../components/guardian-link.tsx';
import { useText } from '../guardians.text.ts';
import {
  guardianStatusQuery,
  lostGuardian,
  type MyGuardianStatus,
} from '../lib/guardian-status.ts';

/** The player's age and guardian, and a way to change both. */
export function Screen() {
  const t = useText();
  const query = useQuery(guardianStatusQuery);
  return (
    <Frame title={t.title} back={{ to: '/my-page?tab=settings', label: t.back }}>
      <Loaded query={query} shape="card" count={1}>
        {(status) => <Shown status={status} />}
      </Loaded>
    </Frame>
  );
}

function Shown({ status }: { readonly status: MyGuardianStatus }) {
  const t = useText();
  const demo = useSession().data?.account?.demo ?? false;
  const [wanted, setWanted] = useState(false);
  const state = stateOf(status);
  const asked = !demo && (wanted || state === 'missing' || state === 'unanswered');
  return (
    <>
      <StatusNotice status={status} />
      {status.age ? <StatusFacts status={status} /> : null}
      {asked ? (
        <ChangeAnswer
          key={status.guardian?.email}
          status={status}
          onDone={() => setWanted(false)}
        />
      ) : null}
      {demo ? <p>{t.demo}</p> : null}
      {asked || demo ? null : (
        <Button variant="secondary" onClick={() => setWanted(true)}>
          {t.change}
        </Button>
      )}
    </>
  );
}

const TONES = {
  unanswered: 'info',
  adult: 'success',
  asked: 'info',
  confirmed: 'success',
  missing: 'warning',
} as const;

function StatusNotice({ status }: { readonly status: MyGuardianStatus }) {
  const t = useText();
  const state = stateOf(status);
  const lost = lostGuardian(status);
  return (
    <InlineNotice tone={TONES[state]} title={t.states[state]}>
      {lost?.state === 'declined' ? <p>{t.declinedBefore(lost.email)}</p> : null}
      <p>{t[state]}</p>
    </InlineNotice>
  );
}

function StatusFacts({
  status: { age, answeredAt, guardian },
}: {
  readonly status: MyGuardianStatus;
}) {
  const t = useText();
  const format = useFormat();
  const day = (instant: string) => format.longDate(dayInJapan(new Date(instant)));
  const live = guardian?.state === 'asked' || guardian?.state === 'confirmed';
  return (
    <Card>
      <Facts
        facts={[
          [t.facts.age, age && t.ages[age]],
          [t.facts.answered, answeredAt && day(answeredAt)],
          [t.facts.guardian, live ? guardian.email : null],
          [t.facts.named, live ? day(guardian.namedAt) : null],
        ]}
      />
    </Card>
  );
}
