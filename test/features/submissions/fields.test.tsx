import { screen, cleanup, within } from '@testing-library/react'
import { offeredBy, storedForms, walkRules, warnings } from '@test/features/formDriver'
import { type Portal, startPortal } from '@test/features/seededPortal'
import {
  fieldOrder,
  formScreens,
  openFilled,
  openScreen,
  selectLists,
} from '@test/features/submissions/threeForms'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

describe('Fields', () => {
  const { enquiry, internship, resume } = formScreens

  const CTC = 'Current CTC (In lakhs)'

  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([])
  })
  afterAll(() => portal.close())

  /** The fields that our own server asks for, after those of the specification. */
  const ours = 'is_minor keep_for_other_jobs'

  /** The names of the fields, and the labels of those that must be filled in. */
  const asked = [
    [
      enquiry,
      'name designation company_name mobile email company_website service_required company_attachment',
      'Name,Designation,Company Name,Mobile,Email'.split(','),
    ],
    [
      internship,
      `name email mobile internship_for current_location photo resume ${ours}`,
      'Name,Email,Mobile,Internship For,Current Location,Resume'.split(','),
    ],
    [
      resume,
      `name mobile email current_ctc_from current_ctc_to qualification experience_from experience_to industry_id department_id role_id location_id photo resume ${ours}`,
      'Name,Mobile,Email,Qualification,From,To,Year,Month,Industry,Department,Role,Location,Resume'.split(
        ',',
      ),
    ],
  ] as const

  describe('Each form', () => {
    it.each(asked)('asks for everything in the order of the specification', async (of, names, required) => {
      const { field } = await openScreen(of, portal)
      expect(document.title).toMatch(new RegExp(`^${of.title}\\b`))
      expect(fieldOrder()).toEqual(names.split(' '))
      for (const label of required) expect(field(label)).toBeRequired()
      const optional = screen.queryByLabelText(/^(Photo|Company Website)/)
      expect(optional).not.toBeRequired()
    })
  })

  describe('The manpower enquiry', () => {
    it('offers the services of the specification, under a subtitle spelt as there', async () => {
      const { form } = await openScreen(enquiry, portal)
      expect(screen.getByText('Please submit form for enuiry')).toBeVisible()
      const boxes = form().getAllByRole<HTMLInputElement>('checkbox')
      expect(form().getByRole('group', { name: 'Services Required' })).toContainElement(boxes[0] ?? null)
      expect(boxes.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
        ['Recruitment', 'Recruitment'],
        ['Outsourcing', 'Out-Sourcing'],
        ['Recruitment-and-outsourcing', 'Recruitment & Out-Sourcing'],
        ['BPO', 'BPO'],
        ['Manpower for survey', 'Manpower for survey'],
        ['Freelancers', 'Freelancers'],
      ])
    })

    it('lets a phone show the right keyboard for each text, and offer what it knows', async () => {
      const { field } = await openScreen(enquiry, portal)
      for (const [label, attributes] of [
        ['Name', { type: 'text', autocomplete: 'name', autocapitalize: 'words' }],
        ['Designation', { type: 'text', autocomplete: 'organization-title' }],
        ['Company Name', { type: 'text', autocomplete: 'organization' }],
        ['Mobile', { type: 'tel', inputmode: 'numeric', autocomplete: 'tel' }],
        ['Email', { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' }],
        ['Company Website', { type: 'url', inputmode: 'url', autocomplete: 'url', autocapitalize: 'none' }],
      ] as const)
        for (const [name, value] of Object.entries(attributes))
          expect(field(label)).toHaveAttribute(name, value)
    })

    it('is stopped at a broken rule, as by a mobile number that is not cut', async () => {
      const form = await openFilled(enquiry, portal)
      await form.write('Mobile', '98765432101')
      const fix = () => form.write('Mobile', '9876543210')
      const rule = { warning: 'Invalid length of Mobile no.', field: 'Mobile', mend: fix }
      await walkRules(form.user, form, [rule])
      expect(await storedForms(portal, 'enquiry')).toEqual([])
    })
  })

  describe('The resume form', () => {
    it('offers what the server has, and Lakhs at both ends', async () => {
      const { user, field } = await openScreen(resume, portal)
      // One thing alone on the screen is labelled so.
      expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file')
      expect(field('Resume').accept.split(',')).toEqual(['.doc', '.docx'])
      expect(await offeredBy(user, field('Industry'))).toEqual(['Engineering', 'Healthcare'])
      expect(await offeredBy(user, field('Department'))).toEqual(['Production', 'Accounts', 'Sales', 'Sales'])
      expect(await offeredBy(user, field('Role'))).toEqual(['Supervisor', 'Nurse'])
      expect(await offeredBy(user, field('Location'))).toEqual(['Raipur', 'Bhilai', 'Bilaspur'])
      const from = await offeredBy(user, field('From', CTC))
      expect([from.length, from[0], ...from.slice(-3)]).toEqual([
        103,
        '0 Lakhs',
        '100 Lakhs',
        '100+ Lakhs',
        'Negotiable',
      ])
      const to = await offeredBy(user, field('To', CTC))
      expect([to.length, to[0], ...to.slice(-2)]).toEqual([102, '0 Lakhs', '100 Lakhs', '100+ Lakhs'])
      expect((await offeredBy(user, field('Month', 'Experience'))).length).toBe(30)
    })
  })

  describe('A negotiable CTC of the resume form', () => {
    const NOTE = /this form needs both figures/i

    it('clears and disables To, is told to need both, and is stopped at To with the focus on From', async () => {
      const { field, form, chooseCtc, send } = await openFilled(resume, portal)
      const group = form().getByRole('group', { name: CTC })
      expect(group).not.toHaveAccessibleDescription()
      await chooseCtc('From', 'Negotiable')
      expect(field('To', CTC)).toBeDisabled()
      expect(field('To', CTC)).toHaveValue('')
      expect(group).toHaveAccessibleDescription(NOTE)
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
      await send()
      expect(warnings()).toEqual(['Please select Current Ctc option'])
      expect(field('To', CTC)).toBeInvalid()
      expect(field('From', CTC)).toHaveFocus()
      expect(await storedForms(portal, 'resume')).toEqual([])
      await chooseCtc('From', '4 Lakhs')
      expect(field('To', CTC)).toBeEnabled()
      await chooseCtc('To', '6 Lakhs')
      expect(group).not.toHaveAccessibleDescription()
      await send()
      await screen.findByText(resume.said)
      expect(await storedForms(portal, 'resume')).toMatchObject([
        { current_ctc_from: '4', current_ctc_to: '6' },
      ])
    })
  })
})

describe('Fields of our own', () => {
  const { enquiry, internship, resume } = formScreens

  const closings: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const close of closings.splice(0)) await close()
  })

  const start = async (ownApi = true) => {
    const saved = success(undefined, { message: 'Dhanyavaad.' })
    const api = await startScriptedApi({
      '/web/job/get_all_select_list': [selectLists],
      '/web/job/get': [success([{ job_id: '42', position: 'Ward Nurse' }])],
      [internship.save]: [saved],
      [enquiry.save]: [saved],
      [resume.save]: [saved],
    })
    closings.push(api.close)
    const sentTo = async (path: string) => {
      const request = api.requests.find((one) => one.path === path)
      const body = new Response(new Uint8Array(request?.body ?? []), {
        headers: { 'content-type': request?.type ?? '' },
      })
      return Object.fromEntries(await body.formData())
    }
    return { ...api, ownApi, sentTo }
  }

  const MINOR = 'I am under 18'
  const KEEP = 'Keep my details for other jobs'
  const GUARDIAN = ["Guardian's name", "Guardian's mobile"]

  const box = (name: string) => screen.getByRole('checkbox', { name })
  const guardian = () => GUARDIAN.map((label) => screen.queryByLabelText(label))

  describe('What our own server asks of applicants', () => {
    it('may all stay empty', async () => {
      const api = await start()
      const { send } = await openFilled(internship, api)
      for (const name of [MINOR, KEEP]) expect(box(name)).not.toBeChecked()
      expect(guardian()).toEqual([null, null])
      await send()
      await screen.findByText('Dhanyavaad.')
      // A box that was left empty says nothing.
      const { is_minor = '', keep_for_other_jobs = '' } = await api.sentTo(internship.save)
      expect({ is_minor, keep_for_other_jobs }).toEqual({ is_minor: '', keep_for_other_jobs: '' })
    })

    it('is a guardian of those under 18 alone, and a tick', async () => {
      const api = await start()
      const opened = await openFilled(resume, api)
      const { user, write, tick, field } = opened
      await tick(MINOR)
      for (const asked of guardian()) expect(asked).not.toBeRequired()
      await write("Guardian's name", 'Sunita Tirkey')
      await write("Guardian's mobile", '+91 98765 43211')
      await user.tab()
      expect(field("Guardian's mobile")).toHaveValue('9876543211')
      // Emptying the box takes back what was typed of somebody else.
      await tick(MINOR)
      expect(guardian()).toEqual([null, null])
      await tick(MINOR)
      expect(field("Guardian's name")).toHaveValue('')
      await write("Guardian's name", 'Sunita Tirkey')
      await tick(KEEP)

      // It is back after a reload like all that was typed, and cleared with it.
      cleanup()
      const again = await openScreen(resume, api)
      expect(again.field("Guardian's name")).toHaveValue('Sunita Tirkey')
      expect(box(KEEP)).toBeChecked()
      expect(box(MINOR)).toBeChecked()
      await again.attach('Resume', new File(['{\\rtf1 hello}'], 'mine.doc'))
      await again.send()
      await screen.findByText('Dhanyavaad.')
      expect(await api.sentTo(resume.save)).toMatchObject({
        is_minor: 'yes',
        guardian_name: 'Sunita Tirkey',
        keep_for_other_jobs: 'yes',
      })
      expect(box(KEEP)).not.toBeChecked()
      expect(guardian()).toEqual([null, null])
    })

    it('is not asked of employers, and not for another API', async () => {
      await openScreen(enquiry, await start())
      expect(screen.queryByRole('checkbox', { name: MINOR })).not.toBeInTheDocument()
      cleanup()
      const other = await start(false)
      const { send } = await openFilled(internship, other)
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
      expect(screen.queryByRole('list', { name: 'Privacy in short' })).not.toBeInTheDocument()
      await send()
      await screen.findByText('Dhanyavaad.')
      expect(Object.keys(await other.sentTo(internship.save))).not.toContain('is_minor')
    })
  })

  describe('Privacy in short', () => {
    const USES = {
      '/apply-job': 'We use it for this job, and for others only if you tick that above.',
      '/internship': 'We use it to find you an internship, and for jobs only if you tick that above.',
      '/submit-resume':
        'We use it to find work for you, and for jobs that come later only if you tick that above.',
      '/manpower-enquiry': 'We use it to answer you and to find the people you need.',
    }

    it.each(Object.entries(USES))(
      'stands at the form of %s, with the way to the whole',
      async (path, use) => {
        renderApp(path, { ...(await start()), settings: { retentionMonths: 18 } })
        const list = within(await screen.findByRole('list', { name: 'Privacy in short' }))
        expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
          'We take what you fill in here and the files you choose.',
          use,
          'Our staff see it. They note to whom outside they show it, and Track tells you.',
          'We keep what you send for 18 months, and then delete it. Under Track you can see, correct, withdraw and erase it at any time. Privacy',
        ])
        expect(list.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
      },
    )
  })
})
