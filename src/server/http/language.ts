import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { LANGUAGE_FIELD } from '@/domain/submissions/hiddenFields'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from '@/domain/languages'
import { isOfficeApiPath } from '@/domain/office/paths'
import { i18nOf } from '@/locales/catalogs'
import { receivedFields } from './bodies/forms'
import { pathOf, queryOf } from './request'

const codes: readonly Language[] = languages.map(({ code }) => code)

const inForm = (request: FastifyRequest) => {
  const written = receivedFields(request)[LANGUAGE_FIELD]
  return isLanguage(written) ? written : undefined
}

/** Links and GET forms have their fields in the query. */
const inQuery = (request: FastifyRequest) => {
  const written = queryOf(request).get(LANGUAGE_FIELD)
  return isLanguage(written) ? written : undefined
}

/** The language of a file, which depends on its address alone. */
export const languageInQuery = (request: FastifyRequest) => inQuery(request) ?? DEFAULT_LANGUAGE

const isOfOffice = (request: FastifyRequest) => isOfficeApiPath(pathOf(request))

/** The language of a request: its form's, else the one that its browser prefers. The office is English. */
export const languageFor = (request: FastifyRequest): Language => {
  if (isOfOffice(request)) return DEFAULT_LANGUAGE
  const sent = inForm(request) ?? inQuery(request)
  if (sent) return sent
  const [preferred] = new Negotiator(request).languages([...codes])
  return codes.find((code) => code === preferred) ?? DEFAULT_LANGUAGE
}

const VARY = 'Accept-Language'

/** The messages for an answer that depends on the language of its request; `Vary` says so to caches. */
export const i18nFor = (reply: FastifyReply) => {
  const { request } = reply
  const vary = reply.getHeader('vary')?.toString() ?? ''
  if (!isOfOffice(request) && !vary.includes(VARY))
    reply.header('vary', [vary, VARY].filter(Boolean).join(', '))
  return i18nOf(languageFor(request))
}
