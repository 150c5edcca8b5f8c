import { toJob } from '@/api/adapters'
import { jobPost, nothingToPost } from '@/domain/office/jobPost'
import type { JobPost } from '@/domain/office/jobs'
import { withSource } from '@/domain/submissions/sources'
import { jobDetailsPath } from '@/domain/paths'
import { i18nOf } from '@/locales/catalogs'
import { originOf } from '../../http/origin'
import { listOpenJobsById } from '../../repositories/jobs'
import { Refusal } from '../../config/refusal'
import { type OfficeContext, todayOf } from '../officeRoute'
import { jobDetail } from './saveJob'

/** The text of an open job for groups of WhatsApp, and the address of its page. */
export const postJob = async (context: OfficeContext): Promise<JobPost> => {
  const { config, request, param } = context
  const { db } = context.database
  const id = param('id')
  const { state } = await jobDetail(db, id, todayOf(context))
  const [row] = await listOpenJobsById(db, [id], todayOf(context))
  if (!row) throw new Refusal(409, nothingToPost(state))
  const address = originOf(request, config) + jobDetailsPath(id)
  return { message: jobPost(toJob(row), withSource(address, 'whatsapp'), i18nOf('en')), address }
}
