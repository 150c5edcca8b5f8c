import { Component, type PropsWithChildren } from 'react'
import { ErrorScreen } from './ErrorScreen'

type ScreenBoundaryProps = PropsWithChildren<{
  /** Another one is another screen, which may be well. */
  address: string
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
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children
  }
}
