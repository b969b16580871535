import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import type { SideRef } from '../lib/live-view.ts';
import { useText } from '../live.text.ts';
import { StarButton } from './side-card.tsx';

interface Props {
  readonly words: LiveWords;
  readonly side: SideRef;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

/** A side with its number and school, and the star that follows it. */
export function FollowRow({ words, side, isStarred, onStar }: Props) {
  const t = useText();
  const format = useFormat();
  const name = words.sideName(side.eventId, side.id);
  const club = words.side(side)?.club;
  const facts = [t.entryNumber(side.id), club && format.name(club), words.eventName(side.eventId)];
  return (
    <ListRow
      title={<bdi>{name}</bdi>}
      text={<FactsLine facts={facts.flatMap((fact) => fact || [])} />}
      end={<StarButton name={name} isStarred={isStarred} onStar={onStar} />}
    />
  );
}
