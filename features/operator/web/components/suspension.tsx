import { useText } from '../operator.text.ts';
import { ReasonedChoice, type Write } from './reasoned-choice.tsx';

interface Props {
  readonly name: string;
  readonly suspended: boolean;
  readonly question: string;
  readonly consequence: string;
  readonly suspend: (reason: string) => Write;
  readonly reinstate: () => Write;
}

/** Suspends, or reinstates. */
export function Suspension({ name, suspended, question, consequence, suspend, reinstate }: Props) {
  const t = useText();
  return (
    <ReasonedChoice
      isOut={suspended}
      words={{
        out: t.suspend,
        back: t.reinstate,
        title: question,
        text: consequence,
        stay: t.doNotSuspend,
        done: suspended ? t.isReinstated(name) : t.isSuspended(name),
      }}
      send={(reason) => (suspended ? reinstate() : suspend(reason))}
    />
  );
}
