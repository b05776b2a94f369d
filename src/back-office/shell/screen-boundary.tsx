import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './no-screen.tsx'

/** Catches what a screen throws while it is drawn. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed /> : this.props.children
  }
}
