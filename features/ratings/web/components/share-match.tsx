import Share from 'lucide-react/icons/share-2';
import { useMemo, useState } from 'react';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import type { PlayedMatch, PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

const ShareResult = lazyComponent(() =>
  import('./share-result.tsx').then((late) => late.ShareResult),
);

interface Props {
  readonly match: PlayedMatch;
  readonly player: PlayerPage['player'];
}

/** Offers an own match as a picture; the names on it are those that strangers may read. */
export function ShareMatch({ match, player }: Props) {
  const t = useText();
  const { product } = usePlatformText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { isDoubles, partner, opponents, hasWon, result, source, where, day, sport } = match;
  const sideOf = (people: readonly { readonly publicName: string }[]) => {
    const names = people.map(({ publicName }) => publicName).join(t.and) || t.someone;
    return isDoubles && people.length === 1 ? names + t.andPartner : names;
  };
  const own = sideOf([player, ...(partner ? [partner] : [])]);
  const theirs = sideOf(opponents);
  const [ownSets = '', theirSets = ''] = result.split('-');
  const card = useMemo(
    () => ({
      // Practice is called by no group: its name is a school, of the player or of who played against them.
      title: source === 'practice' ? t.inPractice : format.name(where),
      subtitle: format.longDate(day),
      rows: [
        { mark: ownSets, text: own, isWinner: hasWon },
        { mark: theirSets, text: theirs, isWinner: !hasWon },
      ],
      foot: product,
      sport,
    }),
    [t, product, format, source, where, day, sport, ownSets, own, hasWon, theirSets, theirs],
  );
  const [winner, loser, score] = hasWon
    ? [own, theirs, `${ownSets}-${theirSets}`]
    : [theirs, own, `${theirSets}-${ownSets}`];
  return (
    <>
      <IconButton
        label={t.shareMatch(theirs)}
        icon={<Share aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <ShareResult
          card={card}
          text={t.shareMatchText(winner, loser, score)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
