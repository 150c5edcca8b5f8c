import type { ExpressionBuilder } from 'kysely'
import { todayInIndia } from '@/domain/calendar'
import type { Schema } from '../database/schema'

type Build = ExpressionBuilder<Schema, 'job'>

/** The jobs that visitors may see, open or closed: every query for visitors goes through here or through `openNow`. */
export const isPublic = (build: Build) => build('job.state', '=', 'open')

/** What is no day closes no job: whoever clears the column by SQL may leave an empty text. */
const isNoDay = (build: Build, column: 'job.closed_on' | 'job.closing_date') =>
  build.or([build(column, 'is', null), build(column, 'not like', '____-__-__%')])

/** A published job is open until staff close it, or until the end of its closing day in India. */
const openOn = (today: string) => (build: Build) =>
  build.and([
    isPublic(build),
    isNoDay(build, 'job.closed_on'),
    build.or([isNoDay(build, 'job.closing_date'), build('job.closing_date', '>=', today)]),
  ])

export const openNow = () => openOn(todayInIndia(Date.now()))

/** What is stored of a job that was closed on a day. Only published jobs close, so that their pages say since when. */
export const closedOnDay = (day: string) => ({ state: 'open' as const, closed_on: day })
