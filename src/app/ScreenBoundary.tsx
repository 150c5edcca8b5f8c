import { Component, type PropsWithChildren, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

type ScreenBoundaryProps = PropsWithChildren<{
  /** Another one is another screen, which may be well. */
  address: string
  /** What stands around the error screen, where that was part of what threw. */
  frame?: (screen: ReactNode) => ReactNode
}>

type Caught = { failure?: { error: unknown }; address: string }

/** A screen that throws gives way to the error screen; header and footer stay. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, Caught> {
  override state: Caught = { address: this.props.address }

  static getDerivedStateFromError = (error: unknown): Partial<Caught> => ({ failure: { error } })

  static getDerivedStateFromProps = ({ address }: ScreenBoundaryProps, caught: Caught): Caught | null =>
    address === caught.address ? null : { address, failure: undefined }

  override render() {
    const { failure } = this.state
    const { frame, children } = this.props
    if (!failure) return children
    const screen = <ErrorScreen error={failure.error} />
    return frame ? frame(screen) : screen
  }
}
