import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const securityNotice = () => screen.queryByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' })

/** Dismisses the notice that opens on Home and hides the rest of the page from screen readers. */
export const dismissSecurityNotice = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(securityNotice()).not.toBeInTheDocument())
}
