import { Component, type ReactNode } from 'react';
import { reportError } from '../diagnostics.ts';
import { ErrorScreen } from './error-screen.tsx';

interface State {
  readonly failure: { readonly error: unknown; readonly reference: string } | null;
  readonly place: string | undefined;
}

interface Props {
  readonly children: ReactNode;
  /** The current address: going elsewhere clears a failure. */
  readonly place?: string;
  /** Called when the failure is cleared, by trying again or by going elsewhere. */
  readonly onReset?: () => void;
}

/** Catches unexpected errors and shows the error screen; "Try again" renders the children again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error, reference: reportError(error) } };
  }

  // Not a `key`: a remounted boundary would hide the old screen while the next one loads.
  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, failure: null };
  }

  override componentDidUpdate(_before: Props, { failure }: State) {
    if (failure && !this.state.failure) this.props.onReset?.();
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.onReset?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <ErrorScreen
        error={failure.error}
        reference={failure.reference}
        onRetry={() => {
          this.props.onReset?.();
          this.setState({ failure: null });
        }}
      />
    );
  }
}
