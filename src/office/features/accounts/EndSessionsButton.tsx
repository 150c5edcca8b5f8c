import Button, { type ButtonProps } from '@mui/material/Button'
import type { ListedAccount } from '@/domain/office/account'
import { useEndSessionsMutation } from '../../api/accountsApi'
import { messageOf } from '../../api/officeError'
import { useNotify } from '../../components/Notices'

type EndSessionsButtonProps = Pick<ButtonProps, 'tabIndex' | 'size'> & { account: ListedAccount }

/** Signs an account out everywhere. */
export const EndSessionsButton = ({ account: { id, name }, ...button }: EndSessionsButtonProps) => {
  const [endSessions, { isLoading }] = useEndSessionsMutation()
  const notify = useNotify()
  const end = async () => {
    const { error } = await endSessions(id)
    if (error) notify.warning(messageOf(error))
    else notify.success(`${name} is signed out everywhere.`)
  }
  return (
    <Button
      {...button}
      loading={isLoading}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void end()
      }}
    >
      End sessions
    </Button>
  )
}
