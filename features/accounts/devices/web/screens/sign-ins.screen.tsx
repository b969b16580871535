import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import History from 'lucide-react/icons/history';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { devicesQuery, type SignInLine } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';

/** The latest logins and failed attempts. */
export function Screen() {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(devicesQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  return (
    <Frame
      title={t.recent}
      subtitle={t.recentIntro}
      back={{ to: '/account', label: t.backToAccount }}
    >
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !failed ? <Skeleton /> : null}
      {data?.signIns.length === 0 ? (
        <EmptyState icon={<History />} title={t.none} text={t.noneText} />
      ) : null}
      {data && data.signIns.length > 0 ? (
        <>
          <SignIns lines={data.signIns} />
          <LinkButton full variant="secondary" to="/account/password">
            {t.notYou}
          </LinkButton>
        </>
      ) : null}
    </Frame>
  );
}

function SignIns({ lines }: { readonly lines: readonly SignInLine[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <List label={t.recent}>
      {lines.map(({ id, outcome, method, at, device, address }) => (
        <ListRow
          key={id}
          start={
            outcome === 'success' ? (
              <Check aria-hidden="true" />
            ) : (
              <TriangleAlert aria-hidden="true" />
            )
          }
          title={t.line(t.outcomes[outcome], t.methods[method])}
          text={format.facts([format.dateTime(at), device || t.unknownDevice, address])}
        />
      ))}
    </List>
  );
}
