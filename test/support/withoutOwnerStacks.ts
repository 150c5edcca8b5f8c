import * as React from 'react'

/**
 * For its warnings React records a stack with each of the first ten thousand elements of a second: a sixth of the time of the
 * suites that render. Here it finds that so many were made.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
