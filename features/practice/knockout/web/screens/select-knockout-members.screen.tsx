import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { GroupPlaceholder } from '../../../web/components/group-placeholder.tsx';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { useText as usePracticeText } from '../../../web/practice.text.ts';
import { BracketList } from '../components/bracket-list.tsx';
import { MembersForm } from '../components/members-form.tsx';
import { knockoutsQuery } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import type { Carried } from '../lib/carried.ts';

/** Choose the participants of a knockout (spec section 2.25). */
export function Screen() {
  const t = useText();
  const words = usePracticeText();
  const id = groupIdOf(useParams().id);
  const carried = useLocationState<Carried>();
  const practice = useGroup(id);
  const name = practice.data?.group.name ?? carried?.groupName;
  return (
    <Frame
      title={t.selectTitle}
      subtitle={name ? words.group(name) : undefined}
      back={{ to: `/select-practice-mode/${id}`, label: words.back, state: { groupName: name } }}
    >
      <Loaded query={practice} placeholder={<GroupPlaceholder />}>
        {(group) => (
          <>
            <p>{t.selectText}</p>
            {carried?.session ? (
              <ReturnTo groupId={id} session={carried.session} />
            ) : (
              <Unfinished id={id} />
            )}
            <MembersForm
              {...group}
              chosenBefore={carried?.selectedPlayers}
              dateBefore={carried?.practiceDate}
              clubsBefore={carried?.clubs}
            />
          </>
        )}
      </Loaded>
    </Frame>
  );
}

function ReturnTo({ groupId, session }: { readonly groupId: number; readonly session: string }) {
  const t = useText();
  return (
    <InlineNotice
      action={
        <LinkButton variant="secondary" to={`/tournament-bracket/${groupId}?session=${session}`}>
          {t.returnToBracket}
        </LinkButton>
      }
    >
      {t.returnText}
    </InlineNotice>
  );
}

/** Leads back to brackets that are still open, for example on the next day. */
function Unfinished({ id }: { readonly id: number }) {
  const t = useText();
  const { data } = useQuery(knockoutsQuery(id));
  // A final in which nobody appeared is over without a champion.
  const open = (data ?? []).filter(({ played, total }) => played < total);
  return <BracketList heading={t.openBrackets} groupId={id} brackets={open.slice(0, 3)} />;
}
