import AddIcon from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type ListedAccount, roles } from '@/domain/office/account'
import { capitalized } from '@/domain/text/display'
import { ownersApi, type NewAccount } from '../../api/ownersApi'
import { CopyButton } from '../../components/buttons'
import { showMoment } from '../../components/dates'
import { EmailInput, OfficeInput, OfficeSelect } from '../../components/fields'
import { DialogButton, FormDialog, OfficeDialog } from '../../components/forms'
import { GridSearch } from '../../components/gridFilters'
import { LoadFailure } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { type OfficeColumn, OfficeGrid } from '../../components/OfficeGrid'
import { SettingSwitch } from '../../components/SettingSwitch'
import { Screen } from '../../components/Screen'
import { useGridQuery } from '../../components/useGridQuery'
import { Muted } from '../../components/texts'

const options = roles.map((role) => ({ value: role, label: capitalized(role) }))

const ROLE_HINT =
  'Readers see submissions and jobs. Recruiters also change them. Owners also manage accounts and settings, erase data and read the log.'

const NameAndRole = () => (
  <>
    <OfficeInput name="name" label="Name" autoComplete="off" />
    <OfficeSelect name="role" label="Role" hint={ROLE_HINT} options={options} />
  </>
)

type LinkDialogProps = { title: string; name: string; link: string; onDone: () => void }

/** Shows the password link once. Only 'Done' closes it. */
const LinkDialog = ({ title, name, link, onDone }: LinkDialogProps) => (
  <OfficeDialog
    title={title}
    actions={
      <Button variant="contained" onClick={onDone}>
        Done
      </Button>
    }
  >
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Send this link to {name} to set a password. It works once, within a day, and is not shown again.
      </Typography>
      <Paper
        component="output"
        variant="outlined"
        aria-label="Link"
        sx={{ width: 1, p: 1.25, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {link}
      </Paper>
      <CopyButton text={link} label="Copy link" />
    </Stack>
  </OfficeDialog>
)

const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [invite] = ownersApi.useInviteAccountMutation()
  const [invited, setInvited] = useState<{ name: string; link: string }>()

  const send = async (account: NewAccount) => {
    const answer = await invite(account)
    if (answer.data) setInvited({ name: account.name, link: answer.data.link })
    return answer
  }

  if (invited) return <LinkDialog {...invited} title={`${invited.name} is invited`} onDone={onClose} />
  return (
    <FormDialog<NewAccount>
      title="Invite"
      submitLabel="Invite"
      initialValues={{ email: '', name: '', role: 'recruiter' }}
      onSubmit={send}
      onClose={onClose}
      stays
    >
      <EmailInput autoFocus />
      <NameAndRole />
    </FormDialog>
  )
}

const accountStatus = ({ isActive, hasPassword }: ListedAccount) => {
  if (!isActive) return 'Deactivated'
  return hasPassword ? 'Active' : 'Invited'
}

const EndSessionsButton = ({
  account: { id, name },
  ...button
}: ButtonProps & { account: ListedAccount }) => {
  const [act, { isLoading }] = ownersApi.useActOnAccountMutation()
  const { attempt } = useNotify()
  return (
    <Button
      {...button}
      loading={isLoading}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void attempt(act({ id, action: 'end-sessions' }), `${name} is signed out everywhere.`)
      }}
    >
      End sessions
    </Button>
  )
}

/** One account: name and role, and actions that take effect at once. */
const AccountDialog = ({ account, onClose }: { account: ListedAccount; onClose: () => void }) => {
  const { id, name, email, role, isActive } = account
  const [change] = ownersApi.useChangeAccountMutation()
  const [act, { data: made, reset: putAway }] = ownersApi.useActOnAccountMutation()
  const { attempt, attemptWithUndo } = useNotify()

  const setIt = (isNow: boolean) => change({ id, isActive: isNow })
  const setActive = async (isOn: boolean) => {
    const done = isOn ? `${name} can sign in again.` : `${name} is signed out and cannot sign in any more.`
    // With the dialog open, no key reaches 'Undo'.
    if (await attemptWithUndo(setIt(isOn), done, () => setIt(!isOn))) onClose()
  }
  const removeSecondFactor = () =>
    attempt(act({ id, action: 'reset-second-factor' }), `${name} now signs in with the password alone.`)
  const actions = (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {isActive ? <Button onClick={() => void attempt(act({ id, action: 'link' }))}>New link</Button> : null}
      {account.sessions > 0 ? <EndSessionsButton account={account} /> : null}
      {account.hasSecondFactor ? (
        <Button onClick={() => void removeSecondFactor()}>Remove second factor</Button>
      ) : null}
      <Button color={isActive ? 'error' : 'primary'} onClick={() => void setActive(!isActive)}>
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
    </Stack>
  )

  return (
    <>
      <FormDialog
        title={name}
        submitLabel="Save"
        initialValues={{ name, role }}
        onSubmit={(values) => change({ id, ...values })}
        done={(values) => `${values.name} is saved.`}
        onClose={onClose}
        after={actions}
      >
        <Muted>
          {email} · {accountStatus(account)}
        </Muted>
        <NameAndRole />
      </FormDialog>
      {made ? (
        <LinkDialog title={`A new password for ${name}`} name={name} link={made.link} onDone={putAway} />
      ) : null}
    </>
  )
}

const columns: OfficeColumn<ListedAccount>[] = [
  { field: 'name', headerName: 'Name', minWidth: 120, flex: 1 },
  { field: 'email', from: 'sm', headerName: 'Email', minWidth: 170, flex: 1.5 },
  { field: 'role', headerName: 'Role', width: 90 },
  {
    field: 'isActive',
    headerName: 'State',
    display: 'flex',
    width: 110,
    valueGetter: (_value, account) => accountStatus(account),
    renderCell: ({ value }) => <Chip color={value === 'Active' ? 'success' : 'default'} label={value} />,
  },
  {
    field: 'hasSecondFactor',
    from: 'lg',
    headerName: 'Second factor',
    width: 120,
    valueFormatter: (hasOne: boolean) => (hasOne ? 'On' : 'Off'),
  },
  {
    field: 'seenAt',
    from: 'sm',
    headerName: 'Last seen',
    width: 180,
    valueFormatter: (seenAt: string | null) => (seenAt === null ? 'Never' : showMoment(seenAt)),
  },
  {
    field: 'sessions',
    from: 'lg',
    headerName: 'Sessions',
    width: 90,
    align: 'right',
    headerAlign: 'right',
  },
  {
    field: 'endSessions',
    from: 'lg',
    headerName: 'Actions',
    display: 'flex',
    width: 130,
    sortable: false,
    renderCell: ({ row, tabIndex }) =>
      row.sessions > 0 ? <EndSessionsButton account={row} tabIndex={tabIndex} size="small" /> : null,
  },
]

export const AccountsScreen = () => {
  const query = ownersApi.useGetAccountsQuery()
  const { data: accounts = [], isLoading } = query
  const grid = useGridQuery()
  const [openId, setOpenId] = useState<string>()
  const open = accounts.find(({ id }) => id === openId)
  return (
    <Screen
      title="Accounts"
      isFull
      actions={
        <DialogButton
          variant="contained"
          startIcon={<AddIcon />}
          renderDialog={(onClose) => <InviteDialog onClose={onClose} />}
        >
          Invite
        </DialogButton>
      }
    >
      <Box sx={{ mb: 1 }}>
        <SettingSwitch
          name="requireTwoFactor"
          label="Require a second factor"
          on="A second factor is now required. Accounts without one must set it up first."
          off="A second factor is now optional."
        />
      </Box>
      <GridSearch grid={grid} />
      <LoadFailure query={query} />
      <OfficeGrid
        label="Accounts"
        columns={columns}
        rows={accounts}
        filterModel={{ items: [], quickFilterValues: [grid.query.search] }}
        loading={isLoading}
        empty="Nothing matches the search."
        onOpen={({ id }) => setOpenId(id)}
        hideFooter
      />
      {open ? <AccountDialog account={open} onClose={() => setOpenId(undefined)} /> : null}
    </Screen>
  )
}
