import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFurthestStep } from '#features/accounts/web/lib/registration-draft.ts';

/**
 * The wizard's steps, each an entry of the browser's history, so that the phone's back gesture goes one step back and
 * forward works. The step is in the entry's state: it survives a reload, and nobody can open step 3 by an address.
 */
export function useWizardSteps() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const furthest = useFurthestStep();
  const isOpen = useIsOpen();
  const entry = (state as { step?: 2 | 3 } | null)?.step ?? 1;
  const step = furthest === 4 ? 4 : Math.min(entry, furthest);

  // After a reload the password is missing, and after the last step the others are done: both go on at the first entry,
  // from which the back gesture leaves the wizard.
  const misplaced = entry > 1 && furthest !== 3;
  useEffect(() => {
    if (misplaced) void navigate(1 - entry);
  }, [misplaced, entry, navigate]);

  // An answer of the server may come when the person has gone elsewhere: it must not bring them back.
  const move = (go: () => void) => () => {
    if (isOpen.current) go();
  };
  return {
    step: step as 1 | 2 | 3 | 4,
    /** The place of the history's entry among those of the wizard. */
    entry,
    forward: move(() => {
      void navigate({ pathname, search }, { state: { ...(state as object), step: step + 1 } });
    }),
    back: move(() => void navigate(-1)),
    toFirst: move(() => void navigate(1 - entry)),
  };
}

function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
