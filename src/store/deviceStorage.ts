/** A browser may refuse its storage, or have no room. */
const tryStorage = <Result>(act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

/** The value kept under a key on the device, from JSON; undefined if there is none that can be read. */
export const readFromDevice = (key: string): unknown =>
  tryStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined

/** Keeps a value as JSON on the device. Returns whether the browser took it. */
export const writeToDevice = (key: string, value: unknown): boolean =>
  tryStorage((storage) => {
    storage.setItem(key, JSON.stringify(value))
    return true
  }) ?? false

/** Removes what is kept under a key. */
export const removeFromDevice = (key: string) => {
  tryStorage((storage) => storage.removeItem(key))
}
