import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

type Props = { fallback: ReactNode; resetKey?: string; children: ReactNode };

/** Reports an error of its children and shows the fallback until `resetKey` changes. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasError && before.resetKey !== this.props.resetKey) this.setState({ hasError: false });
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
