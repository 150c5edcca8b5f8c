import { screen, waitFor, within } from '@testing-library/react'
import { type Step, formOf, offeredBy, walkRules, warnings } from '@test/features/formDriver'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'
import { openApplyPage, storedApplications } from '@test/features/jobs/apply/applying'
import { docxFile, fileOf, jpegBytes, pdfFile } from '@test/support/builders'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterAll(() => portal.close())

const openForm = async (query = '?job_id=42') => {
  const app = renderApp(`/apply-job${query}`, portal)
  await screen.findByRole('heading', { level: 1, name: 'Apply For Job' })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

const CTC = 'Current CTC (In lakhs)'

describe('The application form', () => {
  it('names the job, asks for everything but a photo, and takes a photo too', async () => {
    const { field } = await openForm()
    expect(await screen.findByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
      'href',
      '/job-details?s=42',
    )
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
  })

  // Which values they have is a rule of the domain.
  it('offers Thousand as To, until From is negotiable, and the locations of the server', async () => {
    const { user, field, chooseCtc } = await openForm()
    await screen.findByRole('link', { name: 'Ward Nurse' })
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

  it('cuts a mobile number to ten characters, typed or pasted', async () => {
    const { user, field, write } = await openForm()
    await write('Mobile', '987654321012')
    expect(field('Mobile')).toHaveValue('9876543210')
    for (const [typed, kept] of [
      ['+91 98765 43210', '9876543210'],
      ['98765 432', '98765432'],
    ] as const) {
      await user.clear(field('Mobile'))
      await user.type(field('Mobile'), typed)
      await user.tab()
      expect(field('Mobile')).toHaveValue(kept)
    }
  })

  it('says of a job that is not in the list that it is no longer open', async () => {
    await openForm('?job_id=999')
    expect(await screen.findByText(/no longer open/i)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/full-time-jobs')
  })

  it.each(['', '?job_id=%20'])('asks for a job first at /apply-job%s', async (query) => {
    const { send } = await openForm(query)
    expect(screen.getByText(/choose a job/i)).toBeVisible()
    const newest = within(await screen.findByRole('region', { name: 'Newest jobs' }))
    expect(newest.getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute('href', '/job-details?s=42')
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/full-time-jobs')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid request.')
  })
})

/** A text and a choice; all rules in their order are those of the domain. */
const steps: Step[] = [
  {
    warning: 'Please enter value of Full name.',
    field: 'Full Name',
    mend: async (form) => {
      await form.write('Full Name', 'Kiran Netam')
      await form.write('Email', 'kiran.netam@example.com')
      await form.write('Mobile', '9898989898')
    },
  },
  {
    warning: 'Please select Current ctc from',
    field: 'From',
    group: CTC,
    mend: async (form) => {
      await form.chooseCtc('From', '5 Lakhs')
      await form.chooseCtc('To', '7 Thousand')
      await form.chooseExperience('Year', '4')
      await form.chooseExperience('Month', '2')
      await form.choose('Current Location', 'Bhilai')
    },
  },
]

describe('An application that is not complete', () => {
  it('is stopped at the first thing that is missing, one after the other', async () => {
    const form = await openApplyPage(portal)
    await walkRules(form.user, form, steps)
    expect(await storedApplications(portal)).toEqual([])
  })

  it('keeps the mark of a field until that field is edited', async () => {
    const form = await openApplyPage(portal)
    await form.user.type(form.field('Email'), '{Enter}')
    expect(form.field('Full Name')).toBeInvalid()
    await form.user.tab()
    await form.write('Email', 'kiran')
    expect(form.field('Full Name')).toBeInvalid()
    await form.write('Full Name', 'K')
    expect(form.field('Full Name')).toBeValid()
  })
})

describe('A file', () => {
  it('that cannot be taken is not kept, and a warning says why', async () => {
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

  it('is taken with a warning where Word may not open it, and can be removed again', async () => {
    const form = await openApplyPage(portal)
    await form.attach('Resume', fileOf(Buffer.from('{\\rtf1 hello}'), 'mine.doc'))
    expect(await screen.findByText('Word may not open this file.')).toBeVisible()
    expect(form.field('Resume').files).toHaveLength(1)
    await form.attach('Resume', docxFile('mine.docx'))
    expect(screen.queryByText('Word may not open this file.')).not.toBeInTheDocument()
    await form.user.click(within(screen.getByRole('form')).getByRole('button', { name: /remove/i }))
    expect(form.field('Resume').files).toHaveLength(0)
    expect(screen.queryByText(/mine\.docx/)).not.toBeInTheDocument()
  })
})
