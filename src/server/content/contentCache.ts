import { LRUCache } from 'lru-cache'

/** A generous overhead for each entry. */
const ENTRY_BYTES = 1024

/** Caches values made from the content until its version changes. `maxBytes` limits all keys and values. */
export const createContentCache = <Value extends object>({
  maxBytes = Number.MAX_SAFE_INTEGER,
  bytesOf,
}: {
  maxBytes?: number
  bytesOf: (value: Value) => number
}) => {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + ENTRY_BYTES,
    fetchMethod: (_key, _old, { context: make }) => make(),
    // Requests that wait for a value get it even if the content changes meanwhile.
    ignoreFetchAbort: true,
  })
  let cachedVersion = ''
  return {
    /** A value that is requested twice at the same time is made once. */
    get: (version: string, key: string, make: () => Promise<Value>): Promise<Value> => {
      if (version !== cachedVersion) cache.clear()
      cachedVersion = version
      // A late value of an older version must not pass for one of this version.
      return cache.forceFetch(`${version} ${key}`, { context: make })
    },
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
  }
}
