import { createContext, type ReactNode, useContext } from 'react';

/** The stage that a part of the screen is about, where several stages are below each other; empty for the first. */
export const StageAround = createContext('');

/** A heading that names its stage to a screen reader: the same parts are on the screen once for each stage. */
export function StageHeading({ children }: { readonly children: ReactNode }) {
  const stage = useContext(StageAround);
  return (
    <>
      {stage === '' ? null : <span className="visually-hidden">{stage} </span>}
      {children}
    </>
  );
}
