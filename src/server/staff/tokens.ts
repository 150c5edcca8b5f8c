import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess, for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token, so that nobody who reads the database can use one. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
