import { useEffect, useState } from 'react';
import { useNext } from '#features/accounts/web/hooks/use-next.ts';
import { endDraft, readDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { ProgressSteps } from '#platform/web/ui/progress-steps.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ClubStep } from '../components/club-step.tsx';
import { LevelStep } from '../components/level-step.tsx';
import { OwnRating, RegisterOther } from '../components/own-rating.tsx';
import { PersonStep } from '../components/person-step.tsx';
import { RatingResult } from '../components/rating-result.tsx';
import { RegistrationIntro } from '../components/registration-intro.tsx';
import { useRegistration } from '../hooks/use-registration.ts';
import { useWizardSteps } from '../hooks/use-wizard-steps.ts';
import { useText } from '../registration.text.ts';

const STEPS = 4;

/** The registration wizard (spec section 2.4). */
export function Screen() {
  const t = useText();
  const { step, entry, forward, back, toFirst } = useWizardSteps();
  const { send, isPending, failure, refusals, forgetRefusals } = useRegistration(toFirst);
  const next = useNext();
  const isSignedIn = Boolean(useSession().data?.account);
  const isKnown = useKnownAtStart();
  const title = { 1: t.registrationTitle, 2: t.clubTitle, 3: t.levelTitle, 4: t.resultTitle }[step];
  useEndOfRun(step);
  const toClub = () => {
    forgetRefusals();
    forward();
  };

  return (
    <Frame title={title} step={`${entry} ${step}`}>
      {step === 1 && isKnown ? (
        <>
          <OwnRating isOnTop />
          <RegisterOther />
        </>
      ) : null}
      <ProgressSteps total={STEPS} current={step} label={t.progress} />
      {step === 1 ? (
        <>
          <RegistrationIntro
            next={next}
            emailTaken={refusals?.email === 'emailInUse'}
            hasRating={isKnown && isSignedIn}
          />
          <PersonStep
            refusals={refusals}
            onNext={toClub}
            note={isKnown ? null : <RegisterOther />}
          />
          {isKnown ? null : <OwnRating isOnTop={false} />}
        </>
      ) : null}
      {step === 2 ? <ClubStep onBack={back} onNext={forward} /> : null}
      {step === 3 ? (
        <LevelStep isPending={isPending} failure={failure} onBack={back} onSend={send} />
      ) : null}
      <Result step={step} next={next} />
    </Frame>
  );
}

/**
 * Whether the screen knew from its first picture on who is signed in, as when they come from home. Only then the own rating is on
 * top: inserted later it would push the form away.
 */
function useKnownAtStart() {
  const { data } = useSession();
  return useState(data !== undefined)[0];
}

function Result({ step, next }: { step: number; next: string | null }) {
  const { result } = readDraft();
  return step === 4 && result ? <RatingResult result={result} next={next} /> : null;
}

/** Once the result was seen and left, the next visit is a new registration. */
function useEndOfRun(step: number) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (step === 4) setSeen(true);
  }, [step]);
  useEffect(() => (seen ? endDraft : undefined), [seen]);
}
