import { EntryPage } from './EntryPage'
import { SignInForm } from './SignInForm'

/** In place of any screen while nobody is signed in. */
export const SignInScreen = () => (
  <EntryPage title="Sign in">
    <SignInForm />
  </EntryPage>
)
