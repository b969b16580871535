import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { bothOf } from '#platform/web/api/read.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { BracketPlaceholder } from '../components/bracket-placeholder.tsx';
import { NoBracket } from '../components/no-bracket.tsx';
import { OpenBracket } from '../components/open-bracket.tsx';
import { knockoutsQuery } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

/** The bracket of a knockout (spec section 2.26): the one of `?session=`, or the group's latest. */
export function Screen() {
  const groupId = groupIdOf(useParams().id);
  const [search] = useSearchParams();
  const session = search.get('session');
  return session ? (
    <OpenBracket key={session} groupId={groupId} session={session} />
  ) : (
    <LatestBracket groupId={groupId} />
  );
}

function LatestBracket({ groupId }: { readonly groupId: number }) {
  const t = useText();
  const navigate = useNavigate();
  const practice = useGroup(groupId);
  const brackets = useQuery({
    ...knockoutsQuery(groupId),
    enabled: practice.data !== undefined,
  });
  const latest = brackets.data?.[0]?.id;
  useEffect(() => {
    if (latest) navigate(`?session=${latest}`, { replace: true });
  }, [latest, navigate]);
  return (
    <Frame
      title={t.bracketTitle}
      back={{ to: `/select-tournament-members/${groupId}`, label: t.backToParticipants }}
    >
      <Loaded query={bothOf(practice, brackets)} placeholder={<BracketPlaceholder />}>
        {() => (latest ? <BracketPlaceholder /> : <NoBracket groupId={groupId} />)}
      </Loaded>
    </Frame>
  );
}
