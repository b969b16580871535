import { chooseRated } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import { ReasonedChoice } from './reasoned-choice.tsx';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly isRated: boolean;
}

/** Takes a tournament out of the rates, or lets it count again. */
export function RatedChoice({ id, name, isRated }: Props) {
  const t = useText();
  return (
    <ReasonedChoice
      isOut={!isRated}
      words={{
        out: t.unrate,
        back: t.rate,
        title: t.unrateTitle(name),
        text: t.unrateText,
        stay: t.stayRated,
        done: isRated ? t.isUnrated(name) : t.isRated(name),
      }}
      send={(reason) => chooseRated({ params: { id }, body: { rated: !isRated, reason } })}
      reads={['ratings']}
    />
  );
}
