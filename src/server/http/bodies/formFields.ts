import type { FastifyRequest } from 'fastify'
import { readMultipart } from './multipart'
import { readPlainFields } from './plainFields'

/** The fields of a form without files, sent as JSON, urlencoded or multipart. */
export const readFormFields = async (request: FastifyRequest): Promise<ReadonlyMap<string, string>> =>
  request.isMultipart() ? (await readMultipart(request, {})).fields : readPlainFields(request.body)
