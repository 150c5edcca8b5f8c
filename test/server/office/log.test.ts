import { parse } from 'csv-parse/sync'
import type { LogRow } from '@/domain/office/log'
import { insertLogLines } from '@/server/repositories/office/log'
import { startOffice, type OfficeServer } from './officeServer'

describe('the log', () => {
  let office: OfficeServer
  beforeAll(async () => {
    office = await startOffice({
      now: () => new Date('2026-03-05T08:00:00.000Z'),
      settings: { SAMPLE_CONTENT: 'off' },
    })
    const line = { account: 'asha@office.example', subject: '', details: '', address: '192.0.2.1' } as const
    await insertLogLines(office.db, [
      { ...line, at: '2026-03-01T18:29:59.999Z', action: 'signed_in' },
      {
        ...line,
        at: '2026-03-01T18:30:00.000Z',
        action: 'submission_seen',
        subject: 'resume-1',
      },
      {
        ...line,
        at: '2026-03-02T18:29:59.999Z',
        action: 'submission_changed',
        subject: 'resume-1',
        details: '=1+1 is 100% sure_ly',
      },
      { ...line, at: '2026-03-02T18:30:00.000Z', action: 'signed_out' },
    ])
  })
  afterAll(() => office.close())

  type Log = { rows: LogRow[]; total: number }

  const read = async (query: string) => (await office.as('owner').get<Log>(`/log?${query}`)).body
  const actionsIn = async (query: string) => (await read(query)).rows.map(({ action }) => action)

  test('it is newest first, in pages', async () => {
    const all = await read('search=asha&pageSize=100')
    expect(all.rows.map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-01',
      '2026-03-01',
    ])
    expect(all.total).toBe(4)
    expect(await read('search=asha&page=1&pageSize=3')).toMatchObject({
      rows: [{ action: 'signed_in' }],
      total: 4,
    })
  })

  test('what happened in the same millisecond stands in the order in which it was written', async () => {
    const subjects = Array.from({ length: 12 }, (_, position) => `erased-${position}`)
    const line = { at: '2026-03-01T09:00:00.000Z', account: 'command line', details: '', address: '' }
    const lines = subjects.map((subject) => ({ ...line, action: 'submission_erased', subject }) as const)
    await insertLogLines(office.db, lines)
    const { rows } = await read('search=erased-&pageSize=100')
    expect(rows.map(({ subject }) => subject)).toEqual(subjects.toReversed())
  })

  test('it is searched and filtered, by days of India', async () => {
    expect(await actionsIn('search=RESUME-1')).toEqual(['submission_changed', 'submission_seen'])
    expect(await actionsIn(`search=${encodeURIComponent('100%')}`)).toEqual(['submission_changed'])
    expect(await actionsIn(`search=${encodeURIComponent('1%1')}`)).toEqual([])
    expect(await actionsIn(`search=${encodeURIComponent('sure_ly')}`)).toEqual(['submission_changed'])
    expect(await actionsIn('search=192.0.2.1&action=signed_out')).toEqual(['signed_out'])
    expect(await actionsIn('search=asha&from=2026-03-02&to=2026-03-02')).toEqual([
      'submission_changed',
      'submission_seen',
    ])
  })

  test.each(['page=-1', 'pageSize=0', 'pageSize=101', 'action=toString', 'to=2026-13-40'])(
    '%s is refused',
    async (query) => {
      expect(await office.as('owner').get(`/log?${query}`)).toMatchObject({ code: 422 })
    },
  )

  test('it is exported as it is filtered, and nothing in it computes', async () => {
    const { code, headers, body } = await office.as('owner').get<string>('/log/export?search=resume-1')
    expect(code).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('filename="log-2026-03-05.csv"')
    expect(parse(body, { bom: true, columns: true })).toEqual([
      {
        'at (India)': '2026-03-02 23:59:59',
        account: 'asha@office.example',
        action: 'Submission changed',
        subject: 'resume-1',
        details: "'=1+1 is 100% sure_ly",
        address: '192.0.2.1',
      },
      {
        'at (India)': '2026-03-02 00:00:00',
        account: 'asha@office.example',
        action: 'Submission seen',
        subject: 'resume-1',
        details: '',
        address: '192.0.2.1',
      },
    ])
    expect((await read('action=log_exported')).rows).toMatchObject([{ account: 'owner@office.example' }])
  })

  test('an export of many lines has each once', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => ({
      id: `many-${index}`,
      // Many of one moment.
      at: `2020-01-01T00:00:0${index % 3}.000Z`,
      account: 'many@office.example',
      action: 'submission_seen' as const,
      subject: `resume-${index}`,
      details: '',
      address: '',
    }))
    for (let start = 0; start < many.length; start += 500)
      await office.db
        .insertInto('office_log')
        .values(many.slice(start, start + 500))
        .execute()
    const { body } = await office.as('owner').get<string>('/log/export?search=many')
    const rows = parse<{ subject: string }>(body, { bom: true, columns: true })
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(2500)
    expect(rows).toHaveLength(2500)
  })

  test('no line is changed or deleted, whoever asks the database', async () => {
    const { db } = office
    await expect(db.updateTable('office_log').set({ account: '' }).execute()).rejects.toThrow(
      'only rows can be added',
    )
    await expect(db.deleteFrom('office_log').execute()).rejects.toThrow('only rows can be added')
    expect(await actionsIn('search=asha')).toHaveLength(4)
  })
})
