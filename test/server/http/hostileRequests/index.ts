import { addresses } from './addresses'
import { connections, goneAway } from './connections'
import { files } from './files'
import { harmless } from './harmless'
import { multipartBodies } from './multipartBodies'
import { plainBodies, types } from './plainBodies'
import type { Hostile } from './request'
import { values } from './values'

export const hostileRequests: Hostile[] = [
  ...multipartBodies,
  ...types,
  ...plainBodies,
  ...values,
  ...files,
  ...addresses,
  ...connections,
  ...goneAway,
  ...harmless,
]
