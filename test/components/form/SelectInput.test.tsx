import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import type { PropsWithChildren } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { loadSelectList, SelectInput } from '@/components/form/SelectInput'
import { i18nOf } from '@/locales/catalogs'

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
  await act(loadSelectList)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
  return {
    user: userEvent.setup({ delay: null }),
    field,
    sent,
    value: () => document.querySelector('output')?.textContent,
  }
}

describe('a field that the server drew', () => {
  const ends: (() => void)[] = []
  afterEach(() => ends.splice(0).forEach((end) => end()))

  /** The field as the server drew it, taken over by React after the visitor did this to it. */
  const hydrateAfter = async (touch: (field: HTMLSelectElement) => void) => {
    const page = (
      <InEnglish>
        <Formik initialValues={{ place: '2' }} onSubmit={jest.fn()}>
          <SelectInput name="place" label="Place" options={options} />
        </Formik>
      </InEnglish>
    )
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page)
    const drawn = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' })
    expect([drawn.tagName, drawn.name, drawn.value]).toEqual(['SELECT', 'place', '2'])
    touch(drawn)
    const hydrated = await act(async () => {
      const taken = hydrateRoot(root, page)
      await loadSelectList()
      return taken
    })
    ends.push(() => {
      act(() => hydrated.unmount())
      root.remove()
    })
    expect(drawn).not.toBeInTheDocument()
    return screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
  }

  test('is the list of the browser until ours is loaded', async () => {
    const field = await hydrateAfter(() => undefined)
    expect(field).toHaveValue('Bhopal')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('hands the focus over, and opens', async () => {
    const field = await hydrateAfter((drawn) => drawn.focus())
    expect(field).toHaveFocus()
    expect(await screen.findByRole('listbox')).toBeVisible()
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
