import { act, screen, waitFor, within } from '@testing-library/react'
import Compressor from 'compressorjs'
import { type Step, formOf, offeredBy, walkRules, warnings } from '@test/features/formDriver'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'
import { CTC, openAgain, openApplyPage, SENT, storedApplications } from '@test/features/jobs/apply/applying'
import { docxFile, fileOf, jpegBytes, pdfFile } from '@test/support/builders'

// jsdom draws no pictures: what the library makes of one is shown in a browser.
jest.mock('compressorjs')

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(() => jest.mocked(Compressor).mockReset())
afterAll(() => portal.close())

describe('The application form', () => {
  it('names the job, asks for everything but a photo, and says what becomes of it', async () => {
    const { user, form, field, chooseCtc } = await openApplyPage({
      ...portal,
      settings: { retentionMonths: 18 },
    })
    expect(screen.getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute('href', '/job-details?s=42')
    expect(document.title).toBe('Apply For Job | Navkaam')
    for (const [label, group] of [
      ['Full Name'],
      ['Mobile'],
      ['Email'],
      ['From', CTC],
      ['To', CTC],
      ['Year', 'Experience'],
      ['Month', 'Experience'],
      ['Current Location'],
      ['Resume'],
    ] as const) {
      expect(field(label, group)).toBeRequired()
      expect(field(label, group)).toHaveAccessibleName(label)
    }
    expect(field('Photo')).not.toBeRequired()
    expect(field('Photo')).toHaveAccessibleDescription(/JPG or PNG/)
    expect(field('Photo').accept.split(',')).toEqual(expect.arrayContaining(['.jpg', '.png']))
    expect(field('Resume').accept.split(',').toSorted()).toEqual(['.doc', '.docx'])
    const list = within(screen.getByRole('list', { name: 'Privacy in short' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'We take what you fill in here and the files you choose.',
      'We use it for this job, and for others only if you tick that above.',
      'Our staff see it. They note to whom outside they show it, and Track tells you.',
      'We keep what you send for 18 months, and then delete it. Under Track you can see, correct, withdraw and erase it at any time. Privacy',
    ])
    expect(list.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    expect(form().getByRole('group', { name: CTC })).toHaveAccessibleDescription(
      'In lakhs and thousands: 4 Lakhs and 5 Thousand is ₹4,05,000 a year.',
    )

    // Which values they have is a rule of the domain.
    expect((await offeredBy(user, field('To', CTC)))[100]).toBe('100 Thousand')
    expect(await offeredBy(user, field('Current Location'))).toEqual(['Raipur', 'Bhilai', 'Bilaspur'])
    await chooseCtc('To', '7 Thousand')
    expect(field('To', CTC)).toHaveValue('7 Thousand')
    await chooseCtc('From', 'Negotiable')
    await waitFor(() => expect(field('To', CTC)).toHaveValue(''))
    expect(field('To', CTC)).toBeDisabled()
    await chooseCtc('From', '5 Lakhs')
    expect(field('To', CTC)).toBeEnabled()
    expect(field('To', CTC)).toHaveValue('')
  })

  it('says of a job that is not in the list that it is no longer open', async () => {
    renderApp('/apply-job?job_id=999', portal)
    expect(await screen.findByText(/no longer open/i)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/full-time-jobs')
  })

  it('asks for a job first where the address names none', async () => {
    const { user } = renderApp('/apply-job?job_id=%20', portal)
    const newest = within(await screen.findByRole('region', { name: 'Newest jobs' }))
    expect(await newest.findByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
      'href',
      '/job-details?s=42',
    )
    expect(screen.getByText(/choose a job/i)).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/full-time-jobs')
    await formOf(user, 'Apply For Job').send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid request.')
  })
})

/** A text and a choice; all rules in their order are those of the domain. */
const steps: Step[] = [
  {
    warning: 'Please enter value of Full name.',
    field: 'Full Name',
    mend: async (form) => {
      await form.write('Email', 'kiran.netam@example.com')
      // The mark stays until its own field is edited.
      expect(form.field('Full Name')).toBeInvalid()
      await form.write('Full Name', 'Kiran Netam')
      expect(form.field('Full Name')).toBeValid()
      await form.write('Mobile', '987654321012')
      expect(form.field('Mobile')).toHaveValue('9876543210')
    },
  },
  {
    warning: 'Please select Current ctc from',
    field: 'From',
    group: CTC,
    mend: (form) => form.chooseCtc('From', '5 Lakhs'),
  },
]

describe('An application', () => {
  it('that is not complete is stopped at the first thing that is missing, one after the other', async () => {
    const form = await openApplyPage(portal)
    await walkRules(form.user, form, steps)
    expect(await storedApplications(portal)).toEqual([])
  })

  it('of a fresher with a number of their own style and an address that looks mistyped is sent as it is meant', async () => {
    const { user, form, field, write, attach, send } = await openAgain({
      ...portal,
      settings: { retentionMonths: 12, answerDays: 4 },
    })
    expect(screen.getByText(/^We keep what you send for 12 months/)).toBeVisible()
    expect(screen.getByText('We usually answer within 4 days')).toBeVisible()
    await attach('Resume', docxFile())
    const fresher = form().getByRole('checkbox', { name: 'Fresher, no experience yet' })
    await user.click(fresher)
    for (const part of ['Year', 'Month']) {
      expect(field(part, 'Experience')).toBeDisabled()
      expect(field(part, 'Experience')).toHaveValue('0')
    }
    await user.click(fresher)
    expect(field('Month', 'Experience')).toHaveValue('')
    expect((await offeredBy(user, field('Year', 'Experience')))[0]).toBe('1')
    await user.click(fresher)

    await write('Email', 'kiran@gmial.com')
    expect(screen.queryByText(/did you mean/i)).not.toBeInTheDocument()
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Did you mean gmail.com?' }))
    expect(field('Email')).toHaveValue('kiran@gmail.com')
    expect(field('Email')).toHaveFocus()
    expect(screen.queryByText(/did you mean/i)).not.toBeInTheDocument()
    await write('Email', 'किरण@उदाहरण.भारत')
    expect(screen.getByText(/^Not every mail server can write to these letters/)).toBeVisible()
    // Any mail server can find a domain.
    await write('Email', 'kiran@उदाहरण.भारत')
    expect(screen.queryByText(/^Not every mail server/)).not.toBeInTheDocument()
    await write('Email', '<kiran.netam@example.com>')

    await write('Mobile', 'abcdefghij')
    await send()
    const sentence = 'Please enter a mobile number, for example 9876543210.'
    await waitFor(() => expect(warnings()).toEqual([sentence]))
    expect(field('Mobile')).toHaveAccessibleDescription(sentence)
    expect(field('Mobile')).toHaveFocus()
    // Letter by letter: the field is cut while it is typed.
    await user.clear(field('Mobile'))
    await user.keyboard('+91 98989-89898')
    await user.tab()
    expect(field('Mobile')).toHaveValue('9898989898')
    await send()
    await screen.findByText(SENT)
    expect(
      await screen.findByText(/calls you if it fits the job\. We usually answer within 4 days\.$/),
    ).toBeVisible()
    expect(await storedApplications(portal)).toMatchObject([
      { mobile: '9898989898', email: 'kiran.netam@example.com', experience_from: '0', experience_to: '0' },
    ])
  })
})

describe('A file', () => {
  it('that cannot be taken is not kept, and a warning says why; one that Word may not open is taken, and can be removed again', async () => {
    const form = await openApplyPage(portal)
    for (const [label, file, warning] of [
      ['Resume', pdfFile('resume.pdf'), /^Please select a \.doc or \.docx file\./],
      ['Photo', fileOf(jpegBytes(12 * 1024 * 1024 + 1), 'large.jpg'), /large\.jpg.*12 MB/],
    ] as const) {
      await form.attach(label, file)
      expect(warnings().at(-1)).toMatch(warning)
      expect(form.field(label).files).toHaveLength(0)
      expect(screen.queryByText(file.name)).not.toBeInTheDocument()
      expect(form.field(label)).toBeInvalid()
      expect(form.field(label)).toHaveAccessibleDescription(warning)
    }
    await form.attach('Resume', fileOf(Buffer.from('{\\rtf1 hello}'), 'mine.doc'))
    expect(await screen.findByText('Word may not open this file.')).toBeVisible()
    expect(form.field('Resume').files).toHaveLength(1)
    await form.attach('Resume', docxFile('mine.docx'))
    expect(screen.queryByText('Word may not open this file.')).not.toBeInTheDocument()
    await form.user.click(within(screen.getByRole('form')).getByRole('button', { name: /remove/i }))
    expect(form.field('Resume').files).toHaveLength(0)
    expect(screen.queryByText(/mine\.docx/)).not.toBeInTheDocument()
  })

  it('is offered and taken as a phone names it, and shown under the name that it gets', async () => {
    const matchMedia = window.matchMedia.bind(window)
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' }),
      )
    const form = await openApplyPage(portal)
    expect(form.field('Resume')).not.toHaveAttribute('accept')
    expect(form.field('Photo')).toHaveAttribute('accept')
    await form.attach('Resume', docxFile('DOC-20261128-WA0001.'))
    expect(await screen.findByText('DOC-20261128-WA0001.docx')).toBeVisible()
    expect(screen.queryByText('Word may not open this file.')).not.toBeInTheDocument()
    expect(warnings()).toEqual([])
  })
})

const MEGABYTE = 1024 * 1024

const photo = (bytes: number, name = 'me.png') =>
  new File([new Uint8Array(jpegBytes(bytes))], name, { type: 'image/png' })

const small = new Blob([new Uint8Array(jpegBytes())], { type: 'image/jpeg' })

const sendButton = () => screen.getByRole('button', { name: 'Submit' })

/** What the library was asked to make smaller, each with what ends it. */
const asked = () => {
  const options: Compressor.Options[] = []
  jest.mocked(Compressor).mockImplementation((_file, of = {}) => {
    options.push(of)
    return { abort: () => undefined }
  })
  return options
}

describe('A photo above 300 KB', () => {
  it('is made smaller, for which the form waits, and gives way to one that is chosen meanwhile', async () => {
    const { attach } = await openApplyPage(portal)
    await attach('Photo', photo(300 * 1024))
    expect(screen.getByText('me.png')).toBeVisible()
    expect(Compressor).not.toHaveBeenCalled()

    const made = asked()
    await attach('Photo', photo(3 * MEGABYTE, 'older.png'))
    await waitFor(() => expect(made).toHaveLength(1))
    await attach('Photo', photo(3 * MEGABYTE, 'newer.png'))
    await waitFor(() => expect(made).toHaveLength(2))
    await act(async () => made[0]?.success?.(small))
    expect(sendButton()).toBeDisabled()
    await act(async () => made[1]?.success?.(small))
    expect(await screen.findByText('newer.jpg')).toBeVisible()
    expect(screen.queryByText('older.jpg')).not.toBeInTheDocument()
    expect(sendButton()).toBeEnabled()

    // The server takes it as it is.
    await attach('Photo', photo(2 * MEGABYTE, 'odd.png'))
    await waitFor(() => expect(made).toHaveLength(3))
    await act(async () => made[2]?.error?.(new Error('Failed to load the image.')))
    expect(await screen.findByText('odd.png')).toBeVisible()
    expect(warnings()).toEqual([])
  })

  it.each<[string, (options?: Compressor.Options) => void, string]>([
    [
      'cannot be read',
      (options) => options?.error?.(new Error('Failed to load the image.')),
      'me.png could not be read. Please choose another photo.',
    ],
    [
      'stays too large',
      (options) => options?.success?.(photo(2 * MEGABYTE + 1)),
      'me.png is too large. The limit is 2 MB.',
    ],
  ])('is refused where it %s', async (_how, end, warning) => {
    const made = asked()
    const { attach, field } = await openApplyPage(portal)
    await attach('Photo', photo(3 * MEGABYTE))
    await waitFor(() => expect(made).toHaveLength(1))
    await act(async () => end(made[0]))
    await waitFor(() => expect(warnings()).toEqual([warning]))
    expect(field('Photo').files).toHaveLength(0)
    expect(field('Photo')).toHaveAccessibleDescription(warning)
    expect(sendButton()).toBeEnabled()
  })
})
