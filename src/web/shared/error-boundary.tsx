import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

type Props = { fallback: ReactNode; place?: string; children: ReactNode };

/** Reports an error of its children and shows the fallback until `resetKey` changes. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
