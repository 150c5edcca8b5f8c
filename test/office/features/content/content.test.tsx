import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { OfficeContentList, OfficeContentRow } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/content/contentKinds'
import type { Role } from '@/domain/office/account'
import { append, fill, gridRow, renderOffice, type User } from '@test/office/renderOffice'
import { startOffice, type OfficeServer } from '@test/server/office/officeServer'

let office: OfficeServer

beforeAll(async () => {
  office = await startOffice({
    settings: { SAMPLE_CONTENT: 'off', MEDIA_BASE_URL: 'https://cdn.example/m/' },
  })
})

afterAll(() => office.close())

const add = async (kind: ContentKindName, values: Record<string, string>) => {
  const { body } = await office
    .as('recruiter')
    .post<{ row: OfficeContentRow }>(`/content/${kind}`, { values })
  return body.row
}

const rowsNow = async (kind: ContentKindName) =>
  (await office.as('reader').get<OfficeContentList>(`/content/${kind}`)).body.rows

/** The texts of a field, in the order of the site. */
const textsNow = async (kind: ContentKindName, field: string) =>
  (await rowsNow(kind)).map(({ values }) => values[field])

const open = (path: string, role: Role = 'recruiter') =>
  renderOffice(path, { origin: office.origin, cookie: office.as(role).cookie })

const retype = async (user: User, field: string, text: string) =>
  fill(user, await screen.findByLabelText(field), text)

describe('The rows of a kind', () => {
  beforeAll(async () => {
    await add('emails', { label: 'Jobs', email: 'jobs@office.example' })
    await add('emails', { label: 'Employers', email: 'employers@office.example' })
    await add('emails', { label: 'नौकरी', email: 'hindi@office.example' })
  })

  it('are reached from the kinds, moved, deleted, brought back to their place, and searched', async () => {
    const { user, address } = open('/content')
    const emails = await screen.findByRole('link', { name: /^E-mails/ })
    await waitFor(() => expect(emails).toHaveTextContent('3'))
    await user.click(emails)
    await gridRow('Employers')
    expect(address()).toBe('/office/content/emails')
    await user.click(screen.getByRole('button', { name: 'Move up: Employers, employers@office.example' }))
    expect(await screen.findByText('Employers, employers@office.example is now 1 of 3.')).toBeInTheDocument()
    // At the top there is no way further up.
    const down = 'Move down: Employers, employers@office.example'
    await waitFor(() => expect(screen.getByRole('button', { name: down })).toHaveFocus())
    await waitFor(async () =>
      expect(await textsNow('emails', 'label')).toEqual(['Employers', 'Jobs', 'नौकरी']),
    )

    await user.click(screen.getByRole('button', { name: 'Delete: Jobs, jobs@office.example' }))
    expect(await screen.findByText('Jobs, jobs@office.example is deleted.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Jobs' })).toBeNull())
    const next = 'Delete: नौकरी, hindi@office.example'
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Jobs, jobs@office.example is restored.')).toBeVisible()
    expect(await textsNow('emails', 'label')).toEqual(['Employers', 'Jobs', 'नौकरी'])
    await gridRow('Jobs')

    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined }
    const [, , lastHandle] = screen.getAllByTitle('Drag to move')
    const first = (await screen.findByRole('gridcell', { name: 'Employers' })).closest('[role="row"]')
    if (!lastHandle || !first) throw new Error('The rows cannot be dragged.')
    fireEvent.dragStart(lastHandle, { dataTransfer })
    await waitFor(() => expect(fireEvent.dragOver(first, { dataTransfer })).toBe(false))
    fireEvent.drop(first, { dataTransfer })
    await waitFor(async () =>
      expect(await textsNow('emails', 'label')).toEqual(['नौकरी', 'Employers', 'Jobs']),
    )

    await append(user, screen.getByRole('searchbox', { name: 'Search' }), 'hindi@')
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Jobs' })).toBeNull())
    const found = await gridRow('नौकरी')
    expect(found.getByRole('button', { name: /^Delete/ })).toBeVisible()
    expect(found.queryByRole('button', { name: /^Move up/ })).toBeNull()
  })

  it('are shown to a reader, who changes nothing', async () => {
    const { user } = open('/content/emails', 'reader')
    const row = await gridRow('Employers')
    expect(screen.queryByRole('button', { name: 'New e-mail' })).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
    await user.click(row.getByText('Employers'))
    const title = 'Employers, employers@office.example'
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())
    expect(screen.getByText('employers@office.example')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

test.each([
  ['/content/emails/999', 'There is no such e-mail. It may have been deleted.'],
  ['/nothing/here', 'There is no page at this address.'],
])('%s is not there, and is not asked for again', async (path, text) => {
  open(path)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

describe('The form of a row', () => {
  it('adds one, after it has said what is missing or wrong', async () => {
    const { user, address } = open('/content/services/new')
    await user.click(await screen.findByRole('textbox', { name: 'Title *' }))
    await user.paste('x'.repeat(901))
    expect(screen.getByText(/99 characters are left\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name is missing.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name *' })).toHaveFocus()

    await retype(user, 'Title *', 'Payroll')
    await retype(user, 'Name *', 'Payroll services')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Payroll is saved.')).toBeVisible()
    expect(address()).toBe('/office/content/services')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus())
    await gridRow('Payroll')
  })

  it('takes a picture that is chosen or at an address, and tells why another is refused', async () => {
    const { user } = open('/content/slider/new')
    const field = await screen.findByLabelText('Picture *', { selector: 'input' })
    await user.upload(field, new File(['no picture'], 'slide.png', { type: 'image/png' }))
    expect(await screen.findByText(/slide\.png is not a valid \.png file/)).toBeVisible()

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="7"/>'
    await user.upload(field, new File([svg], 'slide.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByRole('img', { name: 'Picture, on the home page' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/uploads\/slide-[\da-f]+\.svg$/),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Slide is saved.')
    expect(await textsNow('slider', 'image')).toEqual([expect.stringMatching(/^slide-[\da-f]+\.svg$/)])

    await user.click(await screen.findByRole('button', { name: 'New slide' }))
    await user.click(await screen.findByRole('button', { name: 'Enter an address: Picture' }))
    await retype(user, 'Address: Picture', 'https://pictures.example/river.jpg')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('River is saved.')
    expect(await textsNow('slider', 'image')).toContain('https://pictures.example/river.jpg')
  })
})

test('a picture that another server has is named, and shown from there in the list and in the form', async () => {
  await add('csr', { description: 'Trees for a school', image: 'trees.jpg' })
  const { user } = open('/content/csr/new')
  const name = await screen.findByRole('textbox', { name: 'Picture *' })
  expect(name).toHaveAccessibleDescription(
    'Enter the name of a file in https://cdn.example/m/, or a web address.',
  )
  expect(screen.queryByRole('button', { name: /Choose a picture/ })).toBeNull()
  await append(user, name, 'books.jpg')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Books is saved.')
  expect(await textsNow('csr', 'image')).toContain('books.jpg')
  const row = await gridRow('Trees for a school')
  const address = 'https://cdn.example/m/trees.jpg'
  expect(row.getByRole('presentation')).toHaveAttribute('src', address)
  await user.click(row.getByText('Trees for a school'))
  expect(await screen.findByRole('img', { name: 'Picture, on its card' })).toHaveAttribute('src', address)
})

test('Hindi beside English is counted while it lacks, found, written, and said to be old where English changed', async () => {
  await add('offices', { office_type: 'Branch Office', address: 'Durg' })
  const known = {
    office_type: 'Head Office',
    office_type_hi: 'मुख्य ऑफ़िस',
    address: 'Raipur',
    address_hi: 'रायपुर',
  }
  await add('offices', known)
  const { user, address } = open('/content')
  await user.click(await screen.findByRole('link', { name: /^Offices.*1 without Hindi/ }))
  await gridRow('Head Office')
  await user.click(screen.getByRole('button', { name: '1 without Hindi' }))
  await waitFor(() => expect(address()).toBe('/office/content/offices?hindi=without'))
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Head Office' })).toBeNull())
  await user.click((await gridRow('Branch Office')).getByText('Branch Office'))
  const field = await screen.findByRole('textbox', { name: 'Address (Hindi)' })
  expect(field).toHaveAttribute('lang', 'hi')
  await retype(user, 'Address (Hindi)', 'दुर्ग')
  await user.click(screen.getByRole('combobox', { name: 'Type (Hindi)' }))
  await user.paste('ब्रांच ऑफ़िस')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Branch Office, Durg is saved.')).toBeVisible()
  await gridRow('Head Office')
  expect(screen.queryByRole('button', { name: /without Hindi/ })).toBeNull()
  expect(await textsNow('offices', 'address_hi')).toContain('दुर्ग')

  await user.click((await gridRow('Branch Office')).getByText('Branch Office'))
  await retype(user, 'Address *', 'Bhilai')
  const old = /^The English changed, and this is still the old Hindi/
  const again = screen.getByLabelText('Address (Hindi)')
  expect(again).toHaveAccessibleDescription(old)
  expect(screen.getByText('Still the old text, though the English changed: Address (Hindi).')).toBeVisible()
  await retype(user, 'Address (Hindi)', 'भिलाई')
  expect(again).not.toHaveAccessibleDescription(old)
  expect(screen.queryByText(/^Still the old text/)).toBeNull()
  await retype(user, 'Address (Hindi)', 'दुर्ग')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Branch Office, Bhilai is saved.')).toBeVisible()
  // Kept, as it was left to stand.
  expect(await textsNow('offices', 'address_hi')).toContain('दुर्ग')
})

test('Hindi of a list is written in place; the rows that lacked it stay meanwhile', async () => {
  await add('departments', { d_name: 'Nursing', d_name_hi: 'नर्सिंग' })
  await add('departments', { d_name: 'Kitchen' })
  await add('departments', { d_name: 'Stores' })
  const { user } = open('/content/lists/departments')
  await user.click(await screen.findByRole('button', { name: '2 without Hindi' }))
  expect(screen.queryByLabelText('Name of Nursing')).toBeNull()
  const kitchen = screen.getByLabelText('Name (Hindi) of Kitchen')
  expect(kitchen).toHaveAttribute('lang', 'hi')
  await fill(user, kitchen, 'रसोई')
  await user.keyboard('{Enter}')
  const counted = await screen.findByRole('button', { name: '1 without Hindi' })
  expect(counted).toHaveAttribute('aria-pressed', 'true')
  expect(kitchen).toHaveValue('रसोई')
  expect(await textsNow('departments', 'd_name_hi')).toEqual(['नर्सिंग', 'रसोई', ''])
  await append(user, screen.getByLabelText('Name of Kitchen'), ' and bar')
  expect(screen.getByText(/^The English changed, and this is still the old Hindi/)).toBeVisible()
})

test('a list is added to, renamed and brought into order in place; what is in use stays', async () => {
  await add('states', { state_name: 'Odisha' })
  const { user } = open('/content/lists/states')
  // Its label is there to be seen, too, once something is typed.
  expect(await screen.findByText('New state', { selector: 'label' })).toBeVisible()
  await append(user, screen.getByRole('textbox', { name: 'New state' }), 'Chattisgarh')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const name = await screen.findByRole('textbox', { name: 'Name of Chattisgarh' })
  // The next one can be typed.
  expect(screen.getByRole('textbox', { name: 'New state' })).toHaveFocus()
  await fill(user, name, 'Chhattisgarh')
  await user.keyboard('{Enter}')
  // What is typed before it is saved stays, and is still to be saved.
  fireEvent.change(name, { target: { value: 'Chhattisgarh (CG)' } })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of Chhattisgarh' })).toHaveFocus())
  expect(name).toHaveValue('Chhattisgarh (CG)')
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  await fill(user, name, 'Chhattisgarh')
  await user.click(screen.getByRole('button', { name: 'Move up: Chhattisgarh' }))
  // At the top there is no way further up.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Chhattisgarh' })).toHaveFocus())
  await waitFor(async () =>
    expect(await textsNow('states', 'state_name')).toEqual(['Chhattisgarh', 'Odisha']),
  )
  // The list reads itself again meanwhile.
  await act(async () => {
    const [state] = await rowsNow('states')
    await add('cities', { city_name: 'Raipur', state_id: state?.id ?? '' })
  })
  await user.click(screen.getByRole('button', { name: 'Delete: Chhattisgarh' }))
  expect(await screen.findByText('1 city is in this state.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Cities' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Raipur, Chhattisgarh' }))
  expect(await screen.findByText('Raipur, Chhattisgarh is deleted.')).toBeVisible()
})
