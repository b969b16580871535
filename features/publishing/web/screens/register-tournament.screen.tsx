import Megaphone from 'lucide-react/icons/megaphone';
import { useSearchParams } from 'react-router';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { type Session, useSession } from '#features/accounts/web/lib/session.ts';
import { SportRow } from '#features/sports/web/components/sport-row.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { BasicFields } from '../components/basic-fields.tsx';
import { ContactFields } from '../components/contact-fields.tsx';
import { CopyTournament } from '../components/copy-tournament.tsx';
import { DetailsFields } from '../components/details-fields.tsx';
import { AlreadyPublished, RefusedCopy, RestoredDraft } from '../components/draft-notices.tsx';
import { ListingRow } from '../components/listing-row.tsx';
import { ScheduleFields } from '../components/schedule-fields.tsx';
import css from '../components/tournament-form.module.css';
import { WrongFields } from '../components/wrong-fields.tsx';
import { usePublish } from '../hooks/use-publish.ts';
import { useText } from '../publishing.text.ts';

/** New tournament setup (spec section 2.21). */
export function Screen() {
  const t = useText();
  const account = useSession().data?.account;
  const copied = Number(useSearchParams()[0].get('copy') ?? 0);
  return (
    <Frame title={t.title} back={{ to: '/', label: t.backHome }}>
      {account && copied > 0 ? <CopyTournament id={copied} accountId={account.id} /> : null}
      {account && !(copied > 0) ? <Setup key={account.id} account={account} /> : null}
    </Frame>
  );
}

function Setup({ account }: { readonly account: NonNullable<Session['account']> }) {
  const t = useText();
  const publishing = usePublish(account);
  const { form, onSubmit, isPending, failure, published, found, startOver } = publishing;
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <RestoredDraft draft={found} copyOf={publishing.copyOf} onStartOver={startOver} />
      <BasicFields form={form} />
      <ScheduleFields form={form} />
      <DetailsFields form={form} />
      <ContactFields form={form} />
      <SportRow sport={publishing.sport} onChoose={publishing.chooseSport} />
      <ListingRow isUnlisted={publishing.isUnlisted} onChoose={publishing.chooseListing} />
      <WrongFields form={form} />
      <SubmitFailure failure={failure} />
      <RefusedCopy refused={publishing.refusedCopy} onLeaveOut={publishing.leaveEventsOut} />
      <AlreadyPublished id={published} onStartOver={startOver} />
      <Button type="submit" full busy={isPending} busyLabel={t.publishing} icon={<Megaphone />}>
        {t.publish}
      </Button>
    </form>
  );
}
