import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** In place of what threw. */
  failed: ReactNode
  children: ReactNode
}

/** Catches what a screen throws while it is drawn. */
export class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failed : this.props.children
  }
}
