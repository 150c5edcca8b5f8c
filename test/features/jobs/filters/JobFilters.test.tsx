import { fireEvent } from '@testing-library/react'
import { FIVE, startWithFiveJobs } from '@test/features/jobs/list/fiveJobs'
import { choicesOf, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import type { Portal } from '@test/features/seededPortal'

let portal: Portal

beforeAll(async () => {
  portal = await startWithFiveJobs()
})
afterAll(() => portal.close())

describe('The department filter', () => {
  it('lists the departments of the loaded jobs in alphabetical order with their counts, which follow the other filters', async () => {
    const { tickSalary, tickDepartment, seesJobs } = await openJobList(portal)
    const listed = () => choicesOf(sidebar().getByRole('group', { name: 'Department' }))
    const all = ['Accounts 1', 'Production 2', 'Sales 1', 'Sales 1']
    expect(listed()).toEqual(all)
    await tickSalary('0-3')
    await seesJobs(1)
    expect(listed()).toEqual(['Accounts 1', 'Production 0', 'Sales 0', 'Sales 0'])
    await tickSalary('0-3')
    await tickDepartment('Accounts')
    await seesJobs(1)
    expect(listed()).toEqual(all)
  })

  it('leaves the jobs of any ticked department, and all again without a tick', async () => {
    const { tickDepartment, seesJobs } = await openJobList(portal)
    await tickDepartment('Production')
    await seesJobs(2)
    await tickDepartment('Accounts')
    await seesJobs(3)
    expect(positions()).toEqual(['Welder', 'Fitter', 'Cashier'])
    await tickDepartment('Production')
    await tickDepartment('Accounts')
    await seesJobs(5)
  })

  it('takes two departments of one name for two', async () => {
    const { user, seesJobs } = await openJobList(portal)
    const [first] = sidebar().getAllByRole('checkbox', { name: /^Sales/ })
    if (!first) throw new Error('No department Sales')
    await user.click(first)
    await seesJobs(1)
    expect(sidebar().getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  })
})

describe('The salary filter', () => {
  it('offers eight bands, and leaves the jobs of any ticked one, together with the other filters', async () => {
    const { tickSalary, tickDepartment, seesJobs } = await openJobList(portal)
    expect(choicesOf(sidebar().getByRole('group', { name: 'Salary (Lakhs)' }))).toEqual([
      '0-3 1',
      '3-6 2',
      '6-10 1',
      '10-15 0',
      '15-25 0',
      '25-50 1',
      '50-75 0',
      '75-100 0',
    ])
    await tickSalary('0-3')
    await tickSalary('6-10')
    await seesJobs(2)
    expect(positions()).toEqual(['Fitter', 'Cashier'])
    await tickDepartment('Accounts')
    await seesJobs(1)
    expect(positions()).toEqual(['Cashier'])
    expect(sidebar().getByRole('checkbox', { name: '25-50' })).toHaveAccessibleDescription('0')
  })
})

describe('The experience slider', () => {
  it('is no filter until it is moved, and then leaves the jobs whose range holds the chosen years', async () => {
    const { moveSlider, slider, seesJobs } = await openJobList(portal)
    expect(slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(slider()).toHaveAttribute('min', '1')
    expect(slider()).toHaveAttribute('max', '20')
    expect(sidebar().getByText('0 Yrs')).toBeVisible()
    expect(sidebar().getByText('30 Yrs')).toBeVisible()
    expect(positions()).toEqual(FIVE)
    await moveSlider('{Home}')
    expect(slider()).toHaveValue('1')
    await seesJobs(1)
    expect(positions()).toEqual(['Seller'])
    await moveSlider('{ArrowRight}')
    expect(slider()).toHaveValue('2')
    await seesJobs(3)
    expect(positions()).toEqual(['Welder', 'Fitter', 'Cashier'])
    await moveSlider('{End}')
    expect(slider()).toHaveValue('20')
    await seesJobs(1)
    expect(positions()).toEqual(['Director'])
  })

  it.each(['{ArrowRight}', '{ArrowLeft}', '{Home}'])(
    'begins with 1 year at %s, and goes on from there',
    async (key) => {
      const { moveSlider, slider, seesAddress } = await openJobList(portal)
      await moveSlider(key)
      expect(slider()).toHaveAttribute('aria-valuetext', '1 Yrs')
      await seesAddress('/full-time-jobs?experience=1')
      await moveSlider('{ArrowRight}')
      expect(slider()).toHaveAttribute('aria-valuetext', '2 Yrs')
    },
  )

  it('begins with 1 year for a step of assistive technology too, and takes any other value as it is', async () => {
    const { slider } = await openJobList(portal)
    fireEvent.change(slider(), { target: { value: '2' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '1 Yrs')
    fireEvent.change(slider(), { target: { value: '7' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '7 Yrs')
    fireEvent.change(slider(), { target: { value: '2' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '2 Yrs')
  })

  it("is taken back alone by 'Clear experience', which keeps the focus in the filter", async () => {
    const { user, tickSalary, moveSlider, slider, seesJobs, seesAddress } = await openJobList(portal)
    const clear = () => sidebar().queryByRole('button', { name: 'Clear experience' })
    expect(clear()).not.toBeInTheDocument()
    await tickSalary('25-50')
    await moveSlider('{Home}')
    await seesJobs(0)
    await user.click(sidebar().getByRole('button', { name: 'Clear experience' }))
    await seesJobs(1)
    expect(slider()).toHaveAttribute('aria-valuetext', 'Any')
    expect(slider()).toHaveFocus()
    expect(clear()).not.toBeInTheDocument()
    await seesAddress('/full-time-jobs?salary=25-50')
  })

  it('ends with 20 years at End, untouched before', async () => {
    const { moveSlider, slider } = await openJobList(portal)
    await moveSlider('{End}')
    expect(slider()).toHaveAttribute('aria-valuetext', '20 Yrs')
  })
})
