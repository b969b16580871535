import Share from 'lucide-react/icons/share-2';
import { useMemo, useState } from 'react';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import type { EventOfResults, Results } from '../../../results.contract.ts';
import { decidingFirst, placeText } from '../../../results.policy.ts';
import { useResultNames } from '../hooks/use-result-names.ts';
import { useText } from '../places.text.ts';

const ShareResult = lazyComponent(() =>
  import('#features/ratings/web/components/share-result.tsx').then((late) => late.ShareResult),
);

/** A card has room for so many sides. */
const MOST = 6;

interface Props {
  readonly tournament: Results['tournament'];
  readonly event: EventOfResults;
}

/** Offers the places of an event as a picture, with the names of this page; nothing where no first place is decided. */
export function SharePlaces({ tournament, event }: Props) {
  const t = useText();
  const { product } = usePlatformText();
  const format = useFormat();
  const { eventName } = useResultNames();
  const [isOpen, setOpen] = useState(false);
  const name = eventName(event);
  const { sport, eventDate } = tournament;
  const title = format.name(tournament.name);
  const rows = useMemo(() => rowsOf(event, t.group), [event, t]);
  const card = useMemo(
    () => ({
      title,
      subtitle: format.facts([name, format.longDate(eventDate)]),
      rows,
      foot: product,
      sport,
    }),
    [title, name, format, eventDate, rows, sport, product],
  );
  if (!rows.some(({ isWinner }) => isWinner)) return null;
  const winners = rows.filter(({ isWinner }) => isWinner).map(({ text }) => text);
  return (
    <>
      <Button variant="secondary" icon={<Share aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.sharePlaces}
      </Button>
      {isOpen ? (
        <ShareResult
          card={card}
          text={t.sharePlacesText(title, name, winners.join(' / '))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The best of the stage that decides; of groups, who has won each. */
function rowsOf({ stages }: EventOfResults, group: (number: number) => string) {
  const places = decidingFirst(stages).find((stage) => stage.places.length > 0)?.places ?? [];
  const isInGroups = places.some((place) => place.group !== null);
  return places
    .filter(({ from }) => !isInGroups || from === 1)
    .flatMap((place) =>
      place.sides.map(({ name }) => ({
        mark: placeText(place),
        text: place.group === null ? name : [group(place.group), name].join(' '),
        isWinner: place.from === 1 && place.to === 1,
      })),
    )
    .slice(0, MOST);
}
