import { Component, type ReactNode } from 'react'

type BoundaryProps = { children: ReactNode; fallback: ReactNode }

/** Holds an error of its children: the rest of the page goes on, and `fallback` stands for them. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
