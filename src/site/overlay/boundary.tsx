import { Component, type ReactNode } from 'react'

type BoundaryProps = { children: ReactNode; fallback: ReactNode }

/** Error boundary: renders `fallback` instead of its children. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
