import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface State {
  failed: boolean
  error?: unknown
}

/** Catches what a page throws while rendering: it is logged, and trying again reloads the page (SPEC §2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen error={this.state.error} onTryAgain={() => window.location.reload()} />
  }
}
