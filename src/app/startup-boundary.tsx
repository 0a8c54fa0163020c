import { Component, type ReactNode } from 'react'
import { StartupError } from './startup-error'

/** Shows a readable message, with a way to reach the owner, when the site cannot start or go on. */
export class StartupBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <StartupError /> : this.props.children
  }
}
