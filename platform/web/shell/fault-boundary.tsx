import { Component, type ReactNode } from 'react';
import { reportFault } from '../diagnostics.ts';
import { FaultScreen } from './fault-screen.tsx';

interface State {
  readonly failure: { readonly error: unknown; readonly reference: string } | null;
}

interface Props {
  readonly children: ReactNode;
  /** Called when the failure is left behind, by trying again or by going elsewhere. */
  readonly onReset?: () => void;
}

/** Catches what nobody expected and shows the error screen; "Try again" renders the children anew. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, reference: reportFault(error) } };
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.onReset?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <FaultScreen
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
