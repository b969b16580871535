import { useEffect, useState } from 'react';
import { ProgressSteps } from '#platform/web/ui/progress-steps.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../accounts.text.ts';
import { ClubStep } from '../parts/club-step.tsx';
import { LevelStep } from '../parts/level-step.tsx';
import { PersonStep } from '../parts/person-step.tsx';
import { RatingResult } from '../parts/rating-result.tsx';
import {
  type Draft,
  endDraft,
  keepDraft,
  readDraft,
  useStep,
} from '../parts/registration-draft.ts';
import { RegistrationIntro } from '../parts/registration-intro.tsx';
import { useNext } from '../parts/use-next.ts';
import { useRegistration } from '../parts/use-registration.ts';

const STEPS = 4;

/** The registration wizard (spec section 2.4). */
export function Screen() {
  const t = useText();
  const step = useStep();
  const { send, busy, trouble, refusals } = useRegistration();
  const next = useNext();
  const title = { 1: t.registrationTitle, 2: t.clubTitle, 3: t.levelTitle, 4: t.resultTitle }[step];
  useEndOfRun();
  const goTo = (to: Draft['step']) => () => void keepDraft({ step: to });

  return (
    <Frame title={title} step={step}>
      <ProgressSteps total={STEPS} current={step} label={t.progress} />
      {step === 1 ? (
        <>
          <RegistrationIntro next={next} emailTaken={refusals?.email === 'emailInUse'} />
          <PersonStep refusals={refusals} onNext={goTo(2)} />
        </>
      ) : null}
      {step === 2 ? <ClubStep onBack={goTo(1)} onNext={goTo(3)} /> : null}
      {step === 3 ? (
        <LevelStep busy={busy} trouble={trouble} onBack={goTo(2)} onSend={send} />
      ) : null}
      <Result step={step} next={next} />
    </Frame>
  );
}

function Result({ step, next }: { step: number; next: string | null }) {
  const { result } = readDraft();
  return step === 4 && result ? <RatingResult result={result} next={next} /> : null;
}

/** Once the result was seen and left, the next visit is a new registration. */
function useEndOfRun() {
  const [seen, setSeen] = useState(false);
  const step = useStep();
  useEffect(() => {
    if (step === 4) setSeen(true);
  }, [step]);
  useEffect(() => (seen ? endDraft : undefined), [seen]);
}
