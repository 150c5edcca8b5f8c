import { useFormikContext } from 'formik'
import { useEffect, type RefObject } from 'react'
import type { FormFields } from '@/api/formData'
import { answerEarlyPress } from './earlyPress'

type Adopt = (name: string, value: string | string[]) => void

/** What was typed and ticked while only the HTML of the form stood in the page. */
const adoptInputs = (form: HTMLFormElement, values: FormFields, adopt: Adopt) => {
  const ticked = new Map<string, string[]>()
  for (const input of form.querySelectorAll('input')) {
    const { name, type, value } = input
    // What is typed into a list is no choice yet: the list sees to it.
    if (input.getAttribute('role') === 'combobox') continue
    if (type === 'checkbox') {
      if (input.checked) ticked.set(name, [...(ticked.get(name) ?? []), value])
    } else if (type === 'file') {
      // Once the page is taken over, so that the event is answered.
      if (input.files?.length) setTimeout(() => input.dispatchEvent(new Event('change', { bubbles: true })))
    } else if (value !== '' && values[name] === '') adopt(name, value)
  }
  for (const [name, chosen] of ticked) {
    if (Array.isArray(values[name]) && values[name].length === 0) adopt(name, chosen)
  }
}

/**
 * On a slow line a visitor fills in a form before the script has come that answers to it: nothing of that is lost,
 * and a press on its button counts.
 */
export const EarlyInput = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const { initialValues, setFieldValue } = useFormikContext<FormFields>()
  useEffect(() => {
    const { current } = form
    if (!current) return
    adoptInputs(current, initialValues, (name, value) => void setFieldValue(name, value))
    answerEarlyPress(current)
  }, [form, initialValues, setFieldValue])
  return null
}
