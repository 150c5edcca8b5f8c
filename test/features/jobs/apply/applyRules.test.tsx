import { walkRules, warnings, type Step } from '@test/features/formDriver'
import { openApplyPage, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterAll(() => portal.close())

const CTC = 'Current CTC (In lakhs)'

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

  it('needs no To when From is negotiable', async () => {
    const form = await openApplyPage(portal)
    await form.write('Full Name', 'Kiran Netam')
    await form.write('Email', 'kiran.netam@example.com')
    await form.write('Mobile', '98')
    await form.chooseCtc('From', 'Negotiable')
    await form.send()
    expect(warnings()).toEqual(['Please select experience.'])
    expect(form.field('Year', 'Experience')).toHaveFocus()
  })
})
