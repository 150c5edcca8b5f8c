import type { FastifyRequest } from 'fastify'
import type { ReceivedForm } from '../../submissions/checkForm'

type Received = { fields: ReadonlyMap<string, string>; files: ReadonlyMap<string, { name: string }> }

/** The multipart forms of requests, as far as they are read. */
const forms = new WeakMap<FastifyRequest, Received>()

export const keepForm = (request: FastifyRequest, form: ReceivedForm) => forms.set(request, form)

/** The texts that came with a request, whatever the kind of its body; none before it is read. */
export const receivedFields = (request: FastifyRequest): Readonly<Record<string, unknown>> => {
  const form = forms.get(request)
  return form ? Object.fromEntries(form.fields) : ((request.body ?? {}) as Readonly<Record<string, unknown>>)
}

/** The names of the files that came with it, by their fields. */
export const receivedFileNames = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries([...(forms.get(request)?.files ?? [])].map(([field, { name }]) => [field, name]))
