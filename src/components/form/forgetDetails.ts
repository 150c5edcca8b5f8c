import { deviceCleared, deviceRestored } from '@/store/device'
import { readFromDevice, removeFromDevice, writeToDevice } from '@/store/deviceStorage'
import type { AppStore } from '@/store/store'
import { formKeys, keptFiles } from './draft'

const storedTexts = () =>
  formKeys()
    .map((key) => [key, readFromDevice(key)] as const)
    .filter(([, text]) => text !== undefined)

/** Whether the device keeps details or a draft of any form. */
export const hasDetails = () => storedTexts().length > 0

/** Forgets all that the device keeps of its visitor, and returns what brings it back. */
export const forgetDetails = (store: AppStore) => {
  const { device } = store.getState()
  const texts = storedTexts()
  const unsent = keptFiles(store)
  const unsentBefore = [...unsent]
  const files = import(/* webpackChunkName: 'profile' */ './profileFiles').then(({ takeFiles }) =>
    takeFiles(),
  )
  // Where the browser keeps no files.
  files.catch(() => undefined)
  formKeys().forEach(removeFromDevice)
  unsent.clear()
  store.dispatch(deviceCleared())
  return () => {
    for (const [key, text] of texts) writeToDevice(key, text)
    for (const [form, chosen] of unsentBefore) unsent.set(form, chosen)
    store.dispatch(deviceRestored(device))
    void files.then((putBack) => putBack()).catch(() => undefined)
  }
}
