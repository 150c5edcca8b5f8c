import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * For its warnings React records a stack with each of the first ten thousand elements of a second: a sixth of the time of the
 * suites that render. From here on it finds that so many were made.
 */
export const recordNoOwnerStacks = () => {
  const internals: unknown = Reflect.get(React, INTERNALS)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  })
}
