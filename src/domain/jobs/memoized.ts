/** Makes each value once. */
export const memoized = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
