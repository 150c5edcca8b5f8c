import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { startTransition, type PropsWithChildren } from 'react'
import { SelectInput } from '@/components/form/SelectInput'
import { i18nOf } from '@/locales/catalogs'
import { FormTouchedContext } from '@/components/form/useFormField'

const options = ['Bhilai', 'Bhopal', 'Korba', 'Nágpur', 'Raigarh', 'Raipur', 'Surat'].map((label, index) => ({
  value: `${index + 1}`,
  label,
}))

const InEnglish = ({ children }: PropsWithChildren) => (
  <I18nProvider i18n={i18nOf('en')}>{children}</I18nProvider>
)

/** A form whose one field is a list of seven places; the code of the list is loaded. */
const show = async (initial = '') => {
  const sent = jest.fn()
  render(
    <Formik initialValues={{ place: initial }} onSubmit={({ place }) => sent(place)}>
      {({ handleSubmit, values }) => (
        <form onSubmit={handleSubmit}>
          <SelectInput name="place" label="Place" options={options} />
          <output>{values.place}</output>
          <button type="submit">Send</button>
        </form>
      )}
    </Formik>,
    { wrapper: InEnglish },
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Place' })
  return {
    user: userEvent.setup({ delay: null }),
    field,
    sent,
    value: () => document.querySelector('output')?.textContent,
  }
}

describe('a field whose list is not loaded yet', () => {
  /** The same form, which is not touched yet, and what touches it. */
  const showUntouched = () => {
    const form = (isBegun: boolean) => (
      <Formik initialValues={{ place: '' }} onSubmit={jest.fn()}>
        {({ values }) => (
          <FormTouchedContext value={isBegun}>
            <SelectInput name="place" label="Place" options={options} />
            <output>{values.place}</output>
          </FormTouchedContext>
        )}
      </Formik>
    )
    const { rerender } = render(form(false), { wrapper: InEnglish })
    return {
      user: userEvent.setup({ delay: null }),
      field: () => screen.getByRole('combobox', { name: 'Place' }),
      load: () => act(async () => startTransition(() => rerender(form(true)))),
    }
  }

  test('hands the focus over, and opens', async () => {
    const { user, field, load } = showUntouched()
    await user.click(field())
    const before = field()
    await load()
    expect(await screen.findByRole('listbox')).toBeVisible()
    expect(field()).not.toBe(before)
    expect(field()).toHaveFocus()
    expect(screen.getAllByRole('option')).toHaveLength(7)
  })

  test('hands over what was typed so far', async () => {
    const { user, field, load } = showUntouched()
    await user.type(field(), 'rai')
    await load()
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Raigarh',
      'Raipur',
    ])
    expect(field()).toHaveValue('rai')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('Raigarh')
    expect(document.querySelector('output')).toHaveTextContent('5')
  })

  test('takes a row that is typed in full, and drops other text', async () => {
    const { user, field, load } = showUntouched()
    await user.type(field(), 'korba')
    await user.tab()
    expect(field()).toHaveValue('Korba')
    expect(document.querySelector('output')).toHaveTextContent('3')
    await user.clear(field())
    await user.type(field(), 'kor')
    await user.tab()
    expect(field()).toHaveValue('Korba')
    await load()
    expect(field()).toHaveValue('Korba')
    expect(field()).not.toHaveFocus()
  })
})

describe('a list that can be typed into', () => {
  test('Enter takes the row and does not send; in a closed list it sends', async () => {
    const { user, field, value, sent } = await show()
    await user.click(field)
    await user.keyboard('ra{ArrowDown}{Enter}')
    expect(field).toHaveValue('Raipur')
    expect(value()).toBe('6')
    expect(sent).not.toHaveBeenCalled()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledWith('6')
  })

  test('says where nothing is found, and takes nothing then', async () => {
    const { user, field, value, sent } = await show()
    await user.click(field)
    await user.keyboard('zz')
    expect(screen.getByText('No options')).toBeVisible()
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    expect(value()).toBe('')
    expect(sent).not.toHaveBeenCalled()
  })

  test('what was typed and not taken goes with the focus; a text that is wiped is a choice that is wiped', async () => {
    const { user, field, value } = await show('2')
    await user.click(field)
    await user.keyboard('kor')
    await user.tab()
    expect(field).toHaveValue('Bhopal')
    expect(value()).toBe('2')
    await user.clear(field)
    expect(value()).toBe('')
    await user.tab()
    expect(field).toHaveValue('')
  })

  test('a row typed in full is taken when the field is left, and Enter does not send before', async () => {
    const { user, field, value, sent } = await show('2')
    await user.clear(field)
    await user.keyboard('{Escape}korba')
    await user.keyboard('{Escape}{Enter}')
    expect(sent).not.toHaveBeenCalled()
    await user.tab()
    expect(field).toHaveValue('Korba')
    expect(value()).toBe('3')
  })
})
