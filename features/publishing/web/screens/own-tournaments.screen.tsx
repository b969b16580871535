import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { OwnTournaments } from '../components/own-tournaments.tsx';
import { useText } from '../publishing.text.ts';

/** The organizer's home: their tournaments. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const organization = useSession().data?.account?.organizationName ?? '';
  const [when, setWhen] = useState<'coming' | 'past'>('coming');
  const back = useBackToMyPage({ to: '/', label: t.backHome });
  return (
    <Frame title={t.homeTitle} subtitle={t.homeFor(format.name(organization))} back={back}>
      <LinkButton full to="/register-tournament" icon={<Plus aria-hidden="true" />}>
        {t.newTournament}
      </LinkButton>
      <SegmentedTabs
        label={t.when}
        value={when}
        onChange={setWhen}
        tabs={[
          { value: 'coming', label: t.coming },
          { value: 'past', label: t.past },
        ]}
      >
        <OwnTournaments key={when} when={when} />
      </SegmentedTabs>
    </Frame>
  );
}
