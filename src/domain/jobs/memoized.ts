/** Makes each value once, and keeps the `most` newest. */
export const memoized = <Key, Value>(make: (key: Key) => Value, most = Infinity) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    if (made.size > most) for (const oldest of [...made.keys()].slice(0, -most)) made.delete(oldest)
    return value
  }
}
