import { ErrorState } from "@errand/ui/error-state.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** Drops what the page restores from the last one, which may be what it fails at. */
  onCrash(): void;
  children: ReactNode;
}

/** Shows that a page has failed, and how to go on, in place of an empty screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, { isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash();
    reportError(error);
  }

  override render() {
    return this.state.isCrashed ? (
      <ErrorState onRetry={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
