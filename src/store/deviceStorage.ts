/** A browser may refuse its storage, or have no room. */
const tryStorage = <Result>(act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

/** Reads a value from JSON on the device; undefined if there is none. */
export const readFromDevice = (key: string): unknown =>
  tryStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined

/** Keeps a value as JSON on the device, and returns whether the browser took it. */
export const writeToDevice = (key: string, value: unknown): boolean =>
  tryStorage((storage) => {
    storage.setItem(key, JSON.stringify(value))
    return true
  }) ?? false

export const removeFromDevice = (key: string) => {
  tryStorage((storage) => storage.removeItem(key))
}
