import { Component, type ReactNode } from 'react';
import { reportFault } from '../diagnostics.ts';
import { FaultScreen } from './fault-screen.tsx';

interface State {
  readonly failure: { readonly error: unknown; readonly reference: string } | null;
}

/** Catches what nobody expected and shows the error screen; "Try again" renders the children anew. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, reference: reportFault(error) } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <FaultScreen
        error={failure.error}
        reference={failure.reference}
        onRetry={() => this.setState({ failure: null })}
      />
    );
  }
}
