import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OfficeContentList, OfficeContentRow } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/content/contentKinds'
import type { Role } from '@/domain/office/account'
import { gridRow, renderOffice } from '@test/office/renderOffice'
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

const retype = async (user: ReturnType<typeof open>['user'], field: string, text: string) => {
  const box = await screen.findByRole('textbox', { name: field })
  await user.clear(box)
  await user.paste(text)
}

describe('The rows of a kind', () => {
  beforeAll(async () => {
    await add('emails', { label: 'Jobs', email: 'jobs@office.example' })
    await add('emails', { label: 'Employers', email: 'employers@office.example' })
    await add('emails', { label: 'नौकरी', email: 'hindi@office.example' })
  })

  it('are reached from the kinds, with their number', async () => {
    const { user, address } = open('/content')
    const emails = await screen.findByRole('link', { name: /^E-mails/ })
    await waitFor(() => expect(emails).toHaveTextContent('3'))
    await user.click(emails)
    await gridRow('नौकरी')
    expect(address()).toBe('/office/content/emails')
  })

  it('are moved, deleted, brought back to their place, and searched', async () => {
    const { user } = open('/content/emails')
    await gridRow('Employers')
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

    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'hindi@')
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

describe('A picture that another server has', () => {
  it('is shown from there, in the list and in the form', async () => {
    await add('csr', { description: 'Trees for a school', image: 'trees.jpg' })
    const { user } = open('/content/csr')
    const row = await gridRow('Trees for a school')
    expect(row.getByRole('presentation')).toHaveAttribute('src', 'https://cdn.example/m/trees.jpg')
    await user.click(row.getByText('Trees for a school'))
    expect(await screen.findByRole('img', { name: 'Picture, on its card' })).toHaveAttribute(
      'src',
      'https://cdn.example/m/trees.jpg',
    )
  })

  it('is named, as the site stores none there', async () => {
    const { user } = open('/content/csr/new')
    const name = await screen.findByRole('textbox', { name: 'Picture *' })
    expect(name).toHaveAccessibleDescription(
      'Enter the name of a file in https://cdn.example/m/, or a web address.',
    )
    expect(screen.queryByRole('button', { name: /Choose a picture/ })).toBeNull()
    await user.type(name, 'books.jpg')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Books is saved.')
    expect(await textsNow('csr', 'image')).toContain('books.jpg')
  })
})

describe('A kind with one row alone', () => {
  it('shows the strip as visitors will see it, and is saved where it stands', async () => {
    await add('header', {
      ads_content: '<p>Walk-in on <strong>Friday</strong></p>',
      img1: 'https://cdn.example/walk-in.svg',
      img2: 'https://cdn.example/interns.svg',
      video_file_name: 'https://cdn.example/drive.mp4',
    })
    const { user, address } = open('/content/header')
    const board = await screen.findByRole('region', { name: 'Notice board' })
    expect(within(board).getByText('Friday')).toBeVisible()
    const strip = screen.getByRole('region', { name: 'Advertisements' })
    const columns = [...strip.querySelectorAll('video, img, h2')].map((column) => column.getAttribute('src'))
    expect(columns).toEqual([
      'https://cdn.example/drive.mp4',
      'https://cdn.example/walk-in.svg',
      'https://cdn.example/interns.svg',
      null,
    ])

    const link = screen.getByRole('textbox', { name: 'Link of the first picture' })
    // Half of it is not sent by Enter.
    await user.type(link, '/comp{Enter}')
    await user.type(link, 'anies')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(address()).toBe('/office/content/header')
    await waitFor(async () => expect(await textsNow('header', 'img1_link')).toEqual(['/companies']))
    const saves = (await office.logLines()).filter(({ subject }) => subject.startsWith('header'))
    expect(saves.map(({ details }) => details)).toEqual([
      'Added Walk-in on Friday',
      'Changed Link of the first picture',
    ])
  })
})

describe('Hindi beside the English', () => {
  it('of a row is counted while it lacks, found, and written', async () => {
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
  })

  it('is said to be the old one where the English changed', async () => {
    await add('offices', { office_type: 'Branch Office', address: 'Korba', address_hi: 'कोरबा' })
    const old = /^The English changed, and this is still the old Hindi/
    const [{ id } = { id: '' }] = (await rowsNow('offices')).slice(-1)
    const { user } = open(`/content/offices/${id}`)
    await retype(user, 'Address *', 'Bhilai')
    const field = screen.getByRole('textbox', { name: 'Address (Hindi)' })
    expect(field).toHaveAccessibleDescription(old)
    expect(screen.getByText('Still the old text, though the English changed: Address (Hindi).')).toBeVisible()
    await retype(user, 'Address (Hindi)', 'भिलाई')
    expect(field).not.toHaveAccessibleDescription(old)
    expect(screen.queryByText(/^Still the old text/)).toBeNull()
    await retype(user, 'Address (Hindi)', 'कोरबा')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Branch Office, Bhilai is saved.')).toBeVisible()
    // Kept, as it was left to stand.
    expect((await textsNow('offices', 'address_hi')).slice(-1)).toEqual(['कोरबा'])
  })

  it('of a list is written in place; the rows that lacked it stay meanwhile', async () => {
    await add('departments', { d_name: 'Nursing', d_name_hi: 'नर्सिंग' })
    await add('departments', { d_name: 'Kitchen' })
    await add('departments', { d_name: 'Stores' })
    const { user } = open('/content/lists/departments')
    await user.click(await screen.findByRole('button', { name: '2 without Hindi' }))
    expect(screen.queryByRole('textbox', { name: 'Name of Nursing' })).toBeNull()
    const kitchen = screen.getByRole('textbox', { name: 'Name (Hindi) of Kitchen' })
    expect(kitchen).toHaveAttribute('lang', 'hi')
    await user.type(kitchen, 'रसोई{Enter}')
    expect(await screen.findByRole('button', { name: '1 without Hindi' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(kitchen).toHaveValue('रसोई')
    expect(await textsNow('departments', 'd_name_hi')).toEqual(['नर्सिंग', 'रसोई', ''])
    await user.type(screen.getByRole('textbox', { name: 'Name of Kitchen' }), ' and bar')
    expect(screen.getByText(/^The English changed, and this is still the old Hindi/)).toBeVisible()
  })

  it('of the notice is shown with the words around it', async () => {
    const [header] = await rowsNow('header')
    if (!header) await add('header', { ads_content: '<p>Walk-in on Friday</p>' })
    const { user } = open('/content/header')
    const board = await screen.findByRole('region', { name: 'Notice board' })
    await user.click(screen.getByRole('button', { name: 'Hindi' }))
    await waitFor(() => expect(board).not.toBeInTheDocument())
    const strip = await screen.findByRole('region', { name: 'विज्ञापन' })
    // Without Hindi, visitors read the English notice.
    expect(within(strip).getByText(/Friday/)).toBeVisible()
    fireEvent.paste(screen.getByRole('textbox', { name: 'Notice (Hindi)' }), {
      clipboardData: { getData: () => 'शुक्रवार को वॉक-इन', files: [] },
    })
    expect(await within(strip).findByText('शुक्रवार को वॉक-इन')).toBeVisible()
  })
})

describe('The grievance officer', () => {
  it('is shown beside the form as visitors will see it, and saved', async () => {
    const { user, address } = open('/content/grievance-officers/new')
    await retype(user, 'Name *', 'Kavita Sahu')
    await retype(user, 'E-mail *', 'grievances@office.example')
    await retype(user, 'Phone', '0771 4055555')
    const preview = within(screen.getByRole('region', { name: 'On Privacy' }))
    expect(await preview.findByText('Kavita Sahu')).toBeVisible()
    expect(preview.getByRole('link', { name: 'grievances@office.example' })).toBeVisible()
    expect(preview.getByRole('link', { name: '0771 4055555' })).toHaveAttribute('href', 'tel:07714055555')
    expect(preview.queryByTitle('Address')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/office/content/grievance-officers'))
    await gridRow('Kavita Sahu')
  })
})

describe('A list', () => {
  it('is added to, renamed and brought into order in place; what is in use stays', async () => {
    await add('states', { state_name: 'Odisha' })
    const { user } = open('/content/lists/states')
    // Its label is there to be seen, too, once something is typed.
    expect(await screen.findByText('New state', { selector: 'label' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'New state' }), 'Chattisgarh')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    const name = await screen.findByRole('textbox', { name: 'Name of Chattisgarh' })
    // The next one can be typed.
    expect(screen.getByRole('textbox', { name: 'New state' })).toHaveFocus()
    await user.clear(name)
    await user.type(name, 'Chhattisgarh{Enter}')
    // What is typed before it is saved stays, and is still to be saved.
    fireEvent.change(name, { target: { value: 'Chhattisgarh (CG)' } })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of Chhattisgarh' })).toHaveFocus())
    expect(name).toHaveValue('Chhattisgarh (CG)')
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
    await user.clear(name)
    await user.type(name, 'Chhattisgarh')
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
})
