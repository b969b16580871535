import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import History from 'lucide-react/icons/history';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { devicesQuery, type SignInLine } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';

/** The latest logins and failed attempts. */
export function Screen() {
  const t = useText();
  const query = useQuery(devicesQuery);
  return (
    <Frame
      title={t.recent}
      subtitle={t.recentIntro}
      back={{ to: '/account', label: t.backToAccount }}
    >
      <Loaded query={query} shape="line" count={1}>
        {({ signIns }) =>
          signIns.length === 0 ? (
            <EmptyState icon={<History />} title={t.none} text={t.noneText} />
          ) : (
            <>
              <SignIns lines={signIns} />
              <LinkButton full variant="secondary" to="/account/password">
                {t.notYou}
              </LinkButton>
            </>
          )
        }
      </Loaded>
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
